import type { AnonymousAssessment, AnonymousProblem } from './assess-anonymous-reading';
import { canSubmit, firstOpenStep, isStepDone, WIZARD_STEPS } from './wizard-progress';

const open: readonly AnonymousProblem[] = [
  {
    field: 'meterNumber',
    obis: null,
    problem: { code: 'meter-number-incomplete', severity: 'blocks' },
  },
];
const all: AnonymousAssessment = { METER: [], METER_READING: [], CONTACT: [], SUMMARY: [] };

test('five steps, in this order', () => {
  expect(WIZARD_STEPS).toEqual(['METER', 'METER_READING', 'CONTACT', 'SUMMARY', 'DONE']);
});

test.each([
  { says: 'nothing is open', assessment: all, first: null },
  { says: 'the meter', assessment: { ...all, METER: open, SUMMARY: open }, first: 'METER' },
  {
    says: 'the reading',
    assessment: { ...all, METER_READING: open, CONTACT: open },
    first: 'METER_READING',
  },
  { says: 'the contact', assessment: { ...all, SUMMARY: open, CONTACT: open }, first: 'CONTACT' },
  { says: 'the summary', assessment: { ...all, SUMMARY: open }, first: 'SUMMARY' },
])('firstOpenStep and canSubmit: $says', ({ assessment, first }) => {
  expect(firstOpenStep(assessment)).toBe(first);
  expect(canSubmit(assessment)).toBe(first === null);
});

test.each([
  { says: 'nothing of its own is open', step: 'METER', is: true },
  { says: 'something of its own is open', step: 'CONTACT', is: false },
] as const)('isStepDone: $says', ({ step, is }) => {
  expect(isStepDone({ ...all, CONTACT: open }, step)).toBe(is);
});
