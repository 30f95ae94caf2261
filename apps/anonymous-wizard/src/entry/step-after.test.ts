import { assessAnonymousReading, type WizardStep } from '@ablesbar/validation';
import { aDay } from '@ablesbar/domain/testing';
import { anEntry, config, features } from '../testing/an-entry';
import { enteredRates, type Entry, formOf } from './entry';
import { placeAfter, reachable, shownSteps } from './step-after';

const setting = { config, features, asksEmail: true, today: aDay('2026-11-21') };
const judged = (change: Partial<Entry>) => {
  const entry = anEntry(change);
  return assessAnonymousReading(formOf(entry, enteredRates(entry, setting)), setting);
};
const complete = judged({});
const at = (step: WizardStep, isChange = false) => ({ step, isChange });

test.each([
  { says: 'one after the other', place: at('METER'), change: {}, next: at('METER_READING') },
  {
    says: 'the contact leads to the summary',
    place: at('CONTACT'),
    change: {},
    next: at('SUMMARY'),
  },
  { says: 'a change leads back', place: at('METER', true), change: {}, next: at('SUMMARY') },
  {
    says: 'a change leads over what it has opened',
    place: at('METER', true),
    change: { values: {} },
    next: at('METER_READING', true),
  },
])('placeAfter: $says', ({ place, change, next }) => {
  expect(placeAfter(place, judged(change), true)).toEqual(next);
});

test('with a kept contact the reading leads to the summary, and four steps are shown', () => {
  expect(placeAfter(at('METER'), complete, false)).toEqual(at('METER_READING'));
  expect(placeAfter(at('METER_READING'), complete, false)).toEqual(at('SUMMARY'));
  expect(shownSteps(false)).toEqual(['METER', 'METER_READING', 'SUMMARY', 'DONE']);
});

test.each([
  { says: 'if no earlier step is open', place: at('SUMMARY'), change: {}, is: at('SUMMARY') },
  {
    says: 'an open step blocks the later ones',
    place: at('SUMMARY'),
    change: { values: {} },
    is: at('METER_READING'),
  },
  { says: 'back is always free', place: at('METER'), change: { values: {} }, is: at('METER') },
])('reachable: $says', ({ place, change, is }) => {
  expect(reachable(place, judged(change), false)).toEqual(is);
});

test('the last step can be reached only after sending', () => {
  expect(reachable(at('DONE'), complete, true)).toEqual(at('DONE'));
  expect(reachable(at('DONE'), complete, false)).toEqual(at('METER'));
});
