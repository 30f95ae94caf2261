import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { noteFigure } from '../../bench/figures.mjs';
import { PAGES } from '../../bench/first-load.mjs';
import { inColumns } from '../../bench/table.mjs';
import { startAppServer } from '../../process/app-server.mjs';
import { BROWSER_ARGS, findBrowser } from '../../setup/browser.mjs';
import { buildApps } from '../../setup/builds.mjs';
import { freePort } from '../../test/deploy/free-port.mjs';

/** What Lighthouse thinks of the two pages that search engines find: a phone on slow 4G, 4 x CPU. */
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const AIMS = { ...LEAST, performance: 98 };
/** The blocking time grows on a busy machine: below this speed, the performance says nothing. */
const SPEED = 1000;
/** The median of the performance; the other scores do not depend on the machine. */
const ROUNDS = 3;

const executablePath = await findBrowser();
if (!executablePath) {
  console.error('Lighthouse needs a browser, and none could be found or installed.');
  process.exit(1);
}
await buildApps();
const port = await freePort();
const appServer = await startAppServer();
const browser = await chromium.launch({
  executablePath,
  // Lighthouse opens its own tab, which has the language of the browser.
  args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`, '--accept-lang=de-DE'],
});

const scoreOf = ({ score }) => Math.round((score ?? 0) * 100);
const performanceOf = ({ categories }) => scoreOf(categories.performance);

async function judge({ path }) {
  const options = { port, locale: 'de', logLevel: 'error', onlyCategories: Object.keys(LEAST) };
  const reports = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { lhr } = await lighthouse(appServer.url + path, options);
    if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
    reports.push(lhr);
  }
  reports.sort((one, other) => performanceOf(one) - performanceOf(other));
  return reports[Math.floor(ROUNDS / 2)];
}

/** What keeps a category below its aim, a line each. An audit that broke has no score. */
function faultsIn({ categories, audits }, name) {
  if (scoreOf(categories[name]) >= AIMS[name]) return [];
  return categories[name].auditRefs
    .map(({ id, weight }) => ({ weight, ...audits[id] }))
    .filter(({ weight, score, scoreDisplayMode }) =>
      scoreDisplayMode === 'error' ? true : weight > 0 && (score ?? 1) < 1,
    )
    .map(({ id, title, displayValue }) => `${name}, ${id}: ${title} ${displayValue ?? ''}`.trim());
}

/** Whether a category fails the part. A busy machine must not drop the figures of all other parts. */
const isTooLow = ({ categories, environment }, name) =>
  scoreOf(categories[name]) < LEAST[name] &&
  (name !== 'performance' || environment.benchmarkIndex >= SPEED);

try {
  const rows = [['', ...Object.keys(LEAST), 'speed of the machine']];
  for (const { title, path } of [PAGES.login, PAGES.wizard]) {
    const report = await judge({ path });
    const names = Object.keys(LEAST);
    const scores = names.map((name) => String(scoreOf(report.categories[name])));
    rows.push([title, ...scores, String(Math.round(report.environment.benchmarkIndex))]);
    for (const fault of names.flatMap((name) => faultsIn(report, name))) console.log(fault);
    if (names.some((name) => isTooLow(report, name))) process.exitCode = 1;
    noteFigure({
      what: `${title}: Lighthouse, performance`,
      ours: scores[0],
      aim: String(AIMS.performance),
    });
    noteFigure({
      what: `${title}: Lighthouse, accessibility / best practices / SEO`,
      ours: scores.slice(1).join(' / '),
      aim: '100 / 100 / 100',
    });
  }
  rows.push(['at least', ...Object.values(LEAST).map(String), '']);
  console.log(`\n${inColumns(rows)}`);
} finally {
  await browser.close();
  await appServer.stop();
}
