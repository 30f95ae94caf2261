import { askJourneys } from './journeys.mjs';
import { askSizes } from './sizes.mjs';
import { askStories } from './stories.mjs';
import { askUnits } from './units.mjs';

const one = (askMany) => async (noticedBy) => (await askMany([noticedBy]))[0];

/**
 * The kinds of tests, the fast ones first. Each is asked how the named tests end: `passed`, `failed`, or
 * in words what kept them from running.
 */
export const watchers = {
  unit: { askClean: askUnits, ask: one(askUnits) },
  size: { askClean: askSizes, ask: one(askSizes) },
  journey: { askClean: askJourneys, ask: one(askJourneys) },
  story: { askClean: askStories, ask: one(askStories) },
};
