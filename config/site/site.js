// Finds a name while it is typed, keeps one's own table on top, and follows the event.
// Every page is whole without this. Nothing is sent anywhere, and the page's own words stand in it.
'use strict';
(() => {
  const byId = (id) => document.getElementById(id);
  const live = [...document.querySelectorAll('[data-live]')];
  // What the parts that change were, before this script touched them.
  const was = new Map(live.map((part) => [part, part.innerHTML]));
  const EVERY = 15000; // Milliseconds between two looks for a newer page.
  const key = 'komandor ' + location.pathname.replace(/[^/]*$/, '');
  // A player of another event at this address is somebody else.
  const eventOf = (page) => page.documentElement.dataset.event + ' ';
  const event = eventOf(document);
  const memory = {
    get() { try { const kept = localStorage.getItem(key) ?? ''; return kept.startsWith(event) ? kept.slice(event.length) : null; } catch { return null; } },
    set(value) { try { value ? localStorage.setItem(key, event + value) : localStorage.removeItem(key); } catch { /* A browser may keep nothing. */ } },
  };

  // Letters without their marks, as people type them on a phone.
  const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    .replace(/ł/g, 'l').replace(/đ/g, 'd').replace(/ø/g, 'o').replace(/ß/g, 'ss');

  const find = byId('find');
  const field = byId('name');
  const people = () => [...document.querySelectorAll('.people > li')];

  function narrow() {
    const wanted = plain(field.value).split(/\s+/).filter(Boolean);
    let found = 0;
    for (const row of people()) {
      const name = plain(row.querySelector('.who').textContent);
      row.hidden = !wanted.every((word) => name.includes(word));
      found += row.hidden ? 0 : 1;
    }
    for (const nav of document.querySelectorAll('.letters')) nav.hidden = wanted.length > 0;
    const said = byId('found');
    said.textContent = found ? '' : said.dataset.none;
  }

  // One's own row stands on top of the page, today and after every change.
  function showMine() {
    const mine = byId('mine');
    if (!mine) return;
    const row = memory.get() && byId(memory.get());
    const own = row && row.closest('.people') ? row.querySelector('a') : null;
    mine.hidden = !own;
    mine.firstElementChild.replaceChildren(...(own ? own.cloneNode(true).childNodes : []));
  }

  function choose(id) {
    memory.set(id);
    showMine();
    field.value = '';
    narrow();
    byId('mine').scrollIntoView({ block: 'center' });
  }

  if (find) {
    find.hidden = false;
    field.addEventListener('input', narrow);
    find.addEventListener('submit', (event) => {
      event.preventDefault();
      const shown = people().filter((row) => !row.hidden);
      if (field.value.trim() && shown.length) choose(shown[0].id);
    });
    byId('list').addEventListener('click', (event) => {
      const row = event.target.closest('.people > li');
      if (!row) return;
      event.preventDefault();
      choose(row.id);
    });
    byId('mine').querySelector('button').addEventListener('click', () => {
      memory.set(null);
      showMine();
      field.focus();
    });
    showMine();
  }

  // One's own place is marked in the standings, too.
  function markMine() {
    const own = (memory.get() || '').replace(/b$/, '');
    for (const line of document.querySelectorAll('.places > li')) line.classList.toggle('own', line.id === own);
  }
  markMine();

  function tick() {
    for (const clock of document.querySelectorAll('.clock[data-ends]')) {
      const left = Math.ceil((Number(clock.dataset.ends) * 1000 - Date.now()) / 60000);
      const told = left > 0 ? clock.dataset.left.replace('#', left) : clock.dataset.over;
      let figure = clock.querySelector('b');
      if (!figure) clock.prepend(figure = document.createElement('b'), ' ');
      if (figure.textContent !== told) figure.textContent = told;
      clock.classList.toggle('over', left <= 0);
      clock.classList.toggle('soon', left > 0 && left <= 5);
    }
  }
  tick();
  setInterval(tick, 1000);

  const follow = byId('follow');
  const said = byId('said');
  const follows = () => follow.getAttribute('aria-pressed') === 'true';
  let last = null;

  // Puts the parts of a newer page in the places of the old ones; what is open stays open.
  function take(text) {
    const newer = new DOMParser().parseFromString(text, 'text/html');
    if (eventOf(newer) !== event) return location.reload();
    const heading = document.querySelector('h1').textContent;
    for (const part of live) {
      const other = newer.getElementById(part.id);
      if (!other) return location.reload();
      if (other.innerHTML === was.get(part)) continue;
      was.set(part, other.innerHTML);
      const name = (one) => one.closest('[id]').id;
      const known = new Map([...part.querySelectorAll('details')].map((one) => [name(one), one.open]));
      const focused = part.contains(document.activeElement) ? document.activeElement.closest('[id]')?.id : null;
      part.replaceChildren(...document.importNode(other, true).childNodes);
      for (const one of part.querySelectorAll('details')) if (known.has(name(one))) one.open = known.get(name(one));
      if (focused) byId(focused)?.querySelector('a,summary')?.focus({ preventScroll: true });
    }
    const nav = document.querySelector('header nav');
    const others = newer.querySelector('header nav');
    if (others && others.innerHTML !== nav.innerHTML) nav.replaceChildren(...document.importNode(others, true).childNodes);
    document.title = newer.title;
    const now = document.querySelector('h1').textContent;
    if (now !== heading) said.textContent = said.dataset.new + ' ' + now;
    if (find) { narrow(); showMine(); }
    markMine();
    tick();
  }

  async function look() {
    if (!follows() || document.hidden) return;
    // A page that was opened as a file cannot read itself.
    if (location.protocol === 'file:') return field && field.value ? undefined : location.reload();
    try {
      const answer = await fetch(location.pathname, { cache: 'no-cache', credentials: 'same-origin' });
      if (!answer.ok) throw new Error(String(answer.status));
      const text = await answer.text();
      if (said.textContent === said.dataset.lost) said.textContent = '';
      if (text !== last) take(text);
      last = text;
    } catch {
      said.textContent = said.dataset.lost;
    }
  }
  follow.hidden = false;
  follow.addEventListener('click', () => {
    follow.setAttribute('aria-pressed', String(!follows()));
    look();
  });
  document.addEventListener('visibilitychange', look);
  setInterval(look, EVERY);
})();
