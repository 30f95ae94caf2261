import { faults } from '../faults.mjs';
import { checkTypes } from './check-types.mjs';
import { plant } from './plant.mjs';
import { sayAll, sayOne } from './findings.mjs';
import { watchers } from './watchers.mjs';

/** Plants the faults one by one and returns the exit code of the command. */
export async function plantAll(given) {
  const only = given.filter((word) => !word.startsWith('--'));
  const chosen = faults.filter(
    (fault) => only.length === 0 || only.some((word) => is(fault, word)),
  );
  if (chosen.length === 0) throw new Error(`No fault, area or kind is called ${only.join(', ')}.`);
  // All of them before the first test, so that a fault without its place is reported at once.
  for (const fault of chosen) plant(fault)();
  if (given.includes('--types')) return checkTypes(chosen);

  const findings = [];
  const find = (fault, finding) => {
    findings.push({ fault, ...finding });
    console.log(sayOne(fault, finding));
  };
  for (const fault of chosen) {
    if (fault.noticedBy === null) find(fault, { isCaught: false, why: 'no test is named' });
  }
  for (const [kind, watcher] of Object.entries(watchers)) {
    const ofKind = chosen.filter(({ noticedBy }) => noticedBy?.kind === kind);
    if (ofKind.length > 0) await askAll(watcher, ofKind, find);
  }
  console.log(`\n${sayAll(findings)}`);
  return findings.every(({ isCaught }) => isCaught) ? 0 : 1;
}

const is = ({ name, area, noticedBy }, word) => [name, area, noticedBy?.kind].includes(word);

/**
 * A failing test proves something only if it passes without the fault. That is checked once for all
 * tests of a kind, so that no test file runs twice for it.
 */
async function askAll(watcher, ofKind, find) {
  const results = await watcher.askClean(ofKind.map(({ noticedBy }) => noticedBy));
  for (const [place, fault] of ofKind.entries()) {
    const clean = results[place];
    if (clean.ending !== 'passed') {
      find(fault, { isCaught: false, why: `without it the test already ${clean.ending}` });
      continue;
    }
    const startedAt = performance.now();
    const restore = plant(fault);
    try {
      const { ending } = await watcher.ask(fault.noticedBy);
      const seconds = (performance.now() - startedAt) / 1000;
      const why = ending === 'passed' ? 'its test passes' : `its test ${ending}`;
      find(fault, { isCaught: ending === 'failed', why, seconds });
    } finally {
      restore();
    }
  }
}
