// Opens the site for phones in a real browser: node check.mjs KOMANDOR EVENT FOLDER.
//
// EVENT has a round under way whose table 1 has no result, and FOLDER its site. Every check that
// fails is a line of standard error, and the exit status is 1. Exit status 3: no browser.

import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

const [komandor, event, folder, pictures] = process.argv.slice(2);
const require = createRequire(import.meta.url);
let chromium, axe;
try {
  ({ chromium } = require('playwright-core'));
  axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
} catch {
  console.log('missing: playwright-core and axe-core');
  process.exit(3);
}
const known = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];
const browserPath = known.find((path) => path && existsSync(path));
if (!browserPath) {
  console.log('missing: chromium');
  process.exit(3);
}

const faults = [];
const must = (holds, what) => { if (!holds) faults.push(what); };

const types = { '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml' };
// Whether another event stands at this address.
let another = false;
const server = createServer((request, answer) => {
  const name = decodeURIComponent(new URL(request.url, 'http://x').pathname).slice(1) || 'index.html';
  if (!readdirSync(folder).includes(name)) { answer.writeHead(404); answer.end(); return; }
  answer.writeHead(200, { 'content-type': types[extname(name)] ?? 'text/plain' });
  const text = readFileSync(join(folder, name));
  answer.end(another && name.endsWith('.html') ? String(text).replace('data-event="', 'data-event="1999') : text);
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const base = `http://127.0.0.1:${server.address().port}/`;

const profile = mkdtempSync(join(tmpdir(), 'komandor-browser-'));
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const start = (options) => chromium.launchPersistentContext(profile, { executablePath: browserPath, headless: true, args, ...options });

// Milliseconds after which a page has looked for a newer one.
const look = 16000;

// A page that nothing surprising happens on.
function watched(page, where) {
  page.on('console', (said) => must(!['error', 'warning'].includes(said.type()), `${where()}: console: ${said.text()}`));
  page.on('pageerror', (error) => must(false, `${where()}: ${error}`));
  page.on('dialog', (dialog) => { must(false, `${where()}: a dialog`); dialog.dismiss(); });
  page.on('request', (request) => must(request.url().startsWith(base), `${where()}: asks for ${request.url()}`));
  // Leaving a page ends what it still asked for.
  const left = (request) => request.failure()?.errorText === 'net::ERR_ABORTED';
  page.on('requestfailed', (request) => must(left(request), `${where()}: fails: ${request.url()}`));
  return page;
}

const htmls = readdirSync(folder).filter((name) => name.endsWith('.html')).sort();
let judged = 0;
let browser = await start({ viewport: { width: 390, height: 844 } });
try {
  // Every page in both languages, light and dark: nothing that hinders people, no sideways way.
  let now = '';
  const page = watched(await browser.newPage(), () => now);
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    for (const name of htmls) {
      for (const [width, height] of [[320, 568], [390, 844], [1280, 800]]) {
        now = `${name}, ${colorScheme}, ${width}`;
        await page.setViewportSize({ width, height });
        await page.goto(base + name);
        if (pictures) await page.screenshot({ path: join(pictures, `${name}-${colorScheme}-${width}.png`) });
        await page.evaluate(() => { for (const one of document.querySelectorAll('details')) one.open = true; });
        const wide = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
        must(wide[0] <= wide[1], `${now}: ${wide[0]} wide in ${wide[1]}`);
        if (pictures) await page.screenshot({ path: join(pictures, `${name}-${colorScheme}-${width}-open.png`) });
        if (width !== (colorScheme === 'light' ? 320 : 1280)) continue;
        await page.evaluate(axe);
        const found = await page.evaluate(() => axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }));
        for (const fault of found.violations) must(false, `${now}: ${fault.id}: ${fault.nodes.length} × ${fault.nodes[0].html.slice(0, 160)}`);
        judged += found.passes.length;
      }
    }
  }

  // A name is found while it is typed, without its marks, and stays on top.
  now = 'typing';
  await page.clock.install();
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(base);
  const shown = () => page.locator('.people > li:visible .who').allTextContents();
  const all = (await shown()).length;
  await page.getByRole('searchbox').fill('zolk');
  must(JSON.stringify(await shown()) === '["Żółkiewska, Ola"]', `typing: ${await shown()}`);
  await page.getByRole('searchbox').fill('ola ŻÓŁ');
  must((await shown()).length === 1, 'typing: both names, in any order');
  await page.getByRole('searchbox').fill('nobody at all');
  must(await page.locator('#found').textContent() === 'No such name.', 'typing: nobody is called so');
  await page.getByRole('searchbox').fill('zolk');
  await page.getByRole('searchbox').press('Enter');
  const mine = () => page.locator('#mine').innerText();
  must((await mine()).includes('Żółkiewska, Ola') && (await mine()).includes('Table 1'), `mine: ${await mine()}`);
  must((await shown()).length === all, 'the list is whole again');
  if (pictures) await page.screenshot({ path: join(pictures, 'mine-320.png') });

  // The page follows: the result of one's own table comes by itself.
  now = 'following';
  await page.getByRole('searchbox').fill('a');
  must(!(await mine()).includes('2–0') && !(await mine()).includes('1–0'), 'no result yet');
  const as_of = page.locator('#as-of');
  const before = [await as_of.textContent(), await page.locator('#top').innerText()];
  execFileSync(komandor, ['do', event, 'report', '1', 'W'], { stdio: 'pipe' });
  execFileSync(komandor, ['publish', event, folder, '--lang', 'en,pl'], { stdio: 'pipe' });
  await page.clock.fastForward(look);
  await page.waitForFunction(() => /[1-9]–0|0–[1-9]/.test(document.querySelector('#mine').innerText), null, { timeout: 20000 }).catch(() => must(false, 'the page does not follow'));
  must(await page.locator('#top').innerText() !== before[1], `following: ${before[1]} stays`);
  must(await page.getByRole('searchbox').inputValue() === 'a', 'what is typed stays');
  await page.goto(base + 'standings.html');
  must(await page.locator('.places > li.own').count() === 1, 'one’s own place is marked');
  if (pictures) await page.screenshot({ path: join(pictures, 'own-place.png') });
  // Nobody is anybody in another event at this address, until they say who they are.
  another = true;
  await page.goto(base);
  must(!await page.locator('#mine').isVisible(), 'another event knows one’s table');
  another = false;
  await page.goto(base);
  must(await page.locator('#mine').isVisible(), 'the first event has forgotten one’s table');
  another = true;
  await page.clock.fastForward(look);
  await page.waitForFunction(() => document.documentElement.dataset.event.startsWith('1999'), null, { timeout: 20000 }).catch(() => must(false, 'the page stays at the older event'));
  must(!await page.locator('#mine').isVisible(), 'another event takes over one’s table');
  another = false;
  await page.goto(base + 'standings.html');
  // A reader can stop it.
  const follow = page.locator('#follow');
  await follow.click();
  must(await follow.getAttribute('aria-pressed') === 'false', 'following can be stopped');
  must(await page.evaluate(() => globalThis.hacked) === undefined, 'a name was executed');
  await browser.close();

  // Without JavaScript every page is whole.
  browser = await start({ viewport: { width: 320, height: 568 }, javaScriptEnabled: false });
  const still = watched(await browser.newPage(), () => 'without JavaScript');
  await still.goto(base);
  must(await still.locator('.people > li').count() === all, 'without JavaScript: everybody is listed');
  must(await still.getByRole('link', { name: 'Reload this page for the latest' }).isVisible(), 'without JavaScript: the page can be loaded again');
  must(!await still.locator('#find').isVisible() && !await still.locator('#follow').isVisible(), 'without JavaScript: no field that does nothing');
  await still.getByRole('link', { name: 'Żółkiewska, Ola' }).click();
  must(still.url().endsWith('#' + await still.locator('li:target').getAttribute('id')), 'without JavaScript: a name has its address');
  if (pictures) await still.screenshot({ path: join(pictures, 'no-script.png') });
  await still.getByRole('link', { name: 'polski' }).click();
  must(await still.locator('html').getAttribute('lang') === 'pl', 'the other language');
  await still.goto(base + 'standings.html');
  await still.locator('.places summary').first().click();
  must(await still.locator('.places dl').first().isVisible(), 'without JavaScript: the arithmetic opens');
} finally {
  await browser.close();
  server.close();
  rmSync(profile, { recursive: true, force: true });
}
for (const fault of faults) console.error(fault);
console.log(`${htmls.length} pages, ${judged} checks of axe passed, ${faults.length} faults`);
process.exit(faults.length ? 1 : 0);
