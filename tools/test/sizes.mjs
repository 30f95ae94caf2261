import { ELEMENT, LOGIN, NEVER_FIRST, NEVER_FIRST_IN_WIZARD, WIZARD } from '../bench/budgets.mjs';
import { elementGzip, measureFirstLoads, PAGES } from '../bench/first-load.mjs';
import { packagesIn } from '../bench/manifest.mjs';
import { kB } from '../bench/table.mjs';
import { inRoot } from '../root.mjs';
import { writeTally } from './tally-file.mjs';
import { exitCodeOf, tally } from './tally.mjs';

/** All checks of the sizes, each with its text and its result. */
async function checks(browser) {
  const { floor, login, wizard } = await measureFirstLoads(browser, ['login', 'wizard']);
  const element = elementGzip();
  const times = ({ gzip }) => gzip / floor.gzip;
  const weight = (load) => `${kB(load.gzip)} kB, ${times(load).toFixed(2)} x React alone`;
  // Code inside the page was weighed, too, but has no path.
  const fetched = ({ files }) =>
    files.map(({ path }) => path).filter((path) => path.startsWith('/'));
  const nothingEarly = (name, load, never) => {
    const { dist, base } = PAGES[name];
    const paths = fetched(load).map((path) => path.slice(base.length));
    const early = packagesIn(dist, paths).filter((one) => never.includes(one));
    const but = early.length > 0 ? `, but ${early.join(' ')}` : '';
    return {
      says: `the ${name} loads nothing early that comes later${but}`,
      holds: early.length === 0,
    };
  };
  const requests = 1 + fetched(wizard).length;
  return [
    {
      says: `the login weighs ${weight(login)}; at most ${kB(LOGIN.budget)}, aim ${kB(LOGIN.aim)}`,
      holds: login.gzip <= LOGIN.budget,
    },
    {
      says: `the login comes in ${fetched(login).length} files; at most ${LOGIN.files}`,
      holds: fetched(login).length <= LOGIN.files,
    },
    nothingEarly('login', login, NEVER_FIRST),
    {
      says: `the wizard's first step weighs ${weight(wizard)}; at most ${WIZARD.budget} x, aim ${WIZARD.aim} x`,
      holds: times(wizard) <= WIZARD.budget,
    },
    nothingEarly('wizard', wizard, NEVER_FIRST_IN_WIZARD),
    {
      says: `the wizard's first step comes with ${requests} requests; at most ${WIZARD.requests.budget}, aim ${WIZARD.requests.aim}`,
      holds: requests <= WIZARD.requests.budget,
    },
    {
      says: `the element weighs ${weight({ gzip: element })}; at most ${kB(ELEMENT.budget)}`,
      holds: element <= ELEMENT.budget,
    },
  ];
}

const results = await checks(process.env.CHROMIUM);
for (const { says, holds } of results) console.log(`  ${holds ? 'ok' : 'FAILED'}: ${says}`);
const passed = results.filter(({ holds }) => holds).length;
const result = tally(passed, results.length - passed);
writeTally(inRoot('tools'), 'sizes', result);
process.exitCode = exitCodeOf(result);
