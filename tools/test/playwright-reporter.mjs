import { readFileSync } from 'node:fs';
import { isTask, writeTally } from './tally-file.mjs';
import { orFailed, tally } from './tally.mjs';

/** A journey that needed a second try counts as failed, because it is unreliable. */
export function tallyOfPlaywright(outcomes, errors) {
  const count = (outcome) => outcomes.filter((one) => one === outcome).length;
  const failed = count('unexpected') + count('flaky') + errors;
  return orFailed(tally(count('expected'), failed, count('skipped')));
}

/** A list of 1 200 meters has more lines; the head of a page tells enough. */
const LINES = 150;

/** The page at the time of a failure, out of the text that Playwright attaches to the failure. */
export function pageOfFailure(context) {
  const page = /^# Page snapshot\s+```yaml\n(.*?)^```/ms.exec(context)?.[1];
  return page?.split('\n').slice(0, LINES).join('\n').trimEnd();
}

const ROUND = /, round \d+$/;

/** One line for each journey: how many of its rounds have passed. */
export function figuresOfRounds(tests) {
  const journeys = new Map();
  for (const { title, outcome } of tests) {
    const journey = title.replace(ROUND, '');
    const { passed, all } = journeys.get(journey) ?? { passed: 0, all: 0 };
    journeys.set(journey, { passed: passed + (outcome === 'expected' ? 1 : 0), all: all + 1 });
  }
  return [...journeys].map(([journey, { passed, all }]) => `${passed} of ${all}: ${journey}`);
}

/**
 * What belongs to no journey: an error between two of them, and a journey that did not run because of
 * it. Playwright prints such an error in the middle of its output, and not the name of the journey.
 */
export function linesOutsideJourneys(errors, tests) {
  const leftOut = tests.filter(
    ({ outcome, expectedStatus }) => outcome === 'skipped' && expectedStatus !== 'skipped',
  );
  return [
    ...errors.map(
      ({ stack, message, value }) => `Outside of the journeys: ${stack ?? message ?? value}`,
    ),
    ...leftOut.map(({ title }) => `Did not run: ${title}`),
  ];
}

/**
 * Writes the tally of all journeys for `npm test`, and prints the page of each failure: on another
 * machine the output is often all that is left of a run. For `npm run soak` it prints the rounds.
 */
export default class PlaywrightReporter {
  #errors = [];
  #suite = null;

  printsToStdio() {
    return false;
  }

  onTestEnd(test, { attachments }) {
    const file = attachments.find(({ name }) => name === 'error-context')?.path;
    const page = file && pageOfFailure(readFileSync(file, 'utf8'));
    if (page) console.log(`The page of ${test.titlePath().join(' › ')}:\n${page}`);
  }

  onBegin(config, suite) {
    this.#suite = suite;
  }

  onError(error) {
    this.#errors.push(error);
  }

  onEnd() {
    const tests = this.#suite?.allTests() ?? [];
    const told = tests.map((test) => ({
      title: test.titlePath().filter(Boolean).join(' › '),
      outcome: test.outcome(),
      expectedStatus: test.expectedStatus,
    }));
    linesOutsideJourneys(this.#errors, told).forEach((line) => console.log(line));
    if (process.env.SOAK_ROUNDS) {
      const rounds = tests.map((test) => ({ title: test.title, outcome: test.outcome() }));
      figuresOfRounds(rounds).forEach((line) => console.log(line));
    }
    if (!isTask()) return;
    const outcomes = tests.map((test) => test.outcome());
    writeTally(process.cwd(), 'e2e', tallyOfPlaywright(outcomes, this.#errors.length));
  }
}
