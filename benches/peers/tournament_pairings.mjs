// npm tournament-pairings: one round of every history, written beside the others.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { Swiss } from 'tournament-pairings';

const folder = process.argv[2];
for (const name of readdirSync(folder).sort()) {
    const history = JSON.parse(readFileSync(`${folder}/${name}`));
    const { players } = history;
    const several = players.length < 100;
    // It takes minutes beyond; one history tells.
    if (players.length > 512 || (players.length > 200 && !name.endsWith('-000.json'))) {
        continue;
    }
    const asPeer = () => players.map((one) => ({
        id: one.id,
        score: one.points,
        avoid: one.met,
        receivedBye: one.byes > 0,
    }));
    let seconds = Infinity;
    let matches = [];
    for (let turn = 0; turn < (several ? 3 : 1); turn += 1) {
        const field = asPeer();
        const started = process.hrtime.bigint();
        matches = Swiss(field, 1);
        seconds = Math.min(seconds, Number(process.hrtime.bigint() - started) / 1e9);
    }
    const real = matches.filter((match) => match.player1 !== null && match.player2 !== null);
    const alone = matches.filter((match) => match.player1 === null || match.player2 === null);
    history['tournament-pairings'] = {
        tables: real.map((match) => [match.player1, match.player2]),
        bye: alone.length > 0 ? alone[0].player1 ?? alone[0].player2 : null,
        seconds,
    };
    writeFileSync(`${folder}/${name}`, JSON.stringify(history));
}
