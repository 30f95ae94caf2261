import { isTask, writeTally } from './tally-file.mjs';
import { orFailed, tally } from './tally.mjs';

/** A journey that needed a second try counts as failed, because it is unreliable. */
export function tallyOfPlaywright(outcomes, errors) {
  const count = (outcome) => outcomes.filter((one) => one === outcome).length;
  const failed = count('unexpected') + count('flaky') + errors;
  return orFailed(tally(count('expected'), failed, count('skipped')));
}

/** Writes the tally of all journeys for `npm test`. */
export default class PlaywrightReporter {
  #errors = 0;
  #suite = null;

  printsToStdio() {
    return false;
  }

  onBegin(config, suite) {
    this.#suite = suite;
  }

  onError() {
    this.#errors += 1;
  }

  onEnd() {
    if (!isTask()) return;
    const outcomes = (this.#suite?.allTests() ?? []).map((test) => test.outcome());
    writeTally(process.cwd(), 'e2e', tallyOfPlaywright(outcomes, this.#errors));
  }
}
