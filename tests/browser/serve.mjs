// Reports a result as two players do on their phones: node serve.mjs ADDRESS CODE CODE [FOLDER].
//
// The codes are of the two players of one table, which has no result. Every check that fails is a
// line of standard error, and the exit status is 1. Exit status 3: no browser. Pictures go into
// the folder.

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [base, ...rest] = process.argv.slice(2);
const [codes, pictures] = [rest.slice(0, 2), rest[2]];
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
const profile = mkdtempSync(join(tmpdir(), 'komandor-browser-'));
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const start = () => chromium.launchPersistentContext(profile, { executablePath: browserPath, headless: true, args, viewport: { width: 320, height: 568 } });
const browser = await start();
let judged = 0;
try {
  const page = await browser.newPage();
  let now = '';
  page.on('pageerror', (error) => must(false, `${now}: ${error}`));
  page.on('request', (request) => must(request.url().startsWith(base), `${now}: asks for ${request.url()}`));

  async function judge(what) {
    for (const colorScheme of ['light', 'dark']) {
      now = `${what}, ${colorScheme}`;
      await page.emulateMedia({ colorScheme });
      await page.evaluate(() => { for (const one of document.querySelectorAll('details')) one.open = true; });
      const wide = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      must(wide[0] <= wide[1], `${now}: ${wide[0]} wide in ${wide[1]}`);
      if (pictures) await page.screenshot({ path: join(pictures, `${what}-${colorScheme}.png`), fullPage: true });
      await page.evaluate(axe);
      const found = await page.evaluate(() => axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }));
      for (const fault of found.violations) must(false, `${now}: ${fault.id}: ${fault.nodes.length} × ${fault.nodes[0].html.slice(0, 160)}`);
      judged += found.passes.length;
    }
  }
  const note = () => page.locator('.note').innerText();
  const send = () => page.locator('form.report button').click();

  await page.goto(base);
  await page.locator('nav a[href="report.html"]').click();
  await judge('en-code');
  await page.locator('#code').fill('aaaaaa');
  await send();
  must((await note()).startsWith('Wrong code.'), `a wrong code: ${await note()}`);
  await judge('en-wrong-code');
  await page.locator('#code').fill(codes[0].toLowerCase());
  await send();
  await judge('en-form');
  await page.locator('[name="g1"][value="A"]').check();
  await page.locator('[name="drop"]').check();
  await send();
  must((await note()).includes('once your opponent reports the same'), `the first report: ${await note()}`);
  await judge('en-waits');
  await page.goto(`${base}report-pl.html`);
  await page.locator('#code').fill('bbbbbb');
  await send();
  must((await note()).startsWith('Zły kod.'), `a wrong code: ${await note()}`);
  await judge('pl-wrong-code');
  await page.goto(`${base}report-pl.html?code=${codes[1]}`);
  await judge('pl-form');
  await page.locator('[name="g1"][value="A"]').check();
  await send();
  must((await note()).includes('Stolik'), `the second report: ${await note()}`);
  await judge('pl-done');
  must(await page.locator('details').count() === 1, 'another result is still possible');
  // A form that was open when the round changed is refused.
  await page.locator('[name="of"]').evaluate((field) => { field.value = '9.9.9.9.9'; });
  await page.locator('details').evaluate((one) => { one.open = true; });
  await page.locator('[name="g1"][value="B"]').check();
  await send();
  must((await note()).startsWith('Pary zmieniły się'), `an old form: ${await note()}`);
  await judge('pl-refused');
  await page.goto(`${base}report.html?code=${codes[0]}`);
  await judge('en-done');
} finally {
  await browser.close();
  rmSync(profile, { recursive: true, force: true });
}
for (const fault of faults) console.error(fault);
console.log(`${judged} checks of accessibility hold`);
process.exit(faults.length ? 1 : 0);
