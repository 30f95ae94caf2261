import type { Place } from '../entry/step-after';
import { createMemoryHistory } from './memory-history';

const at = (step: Place['step'], isChange = false): Place => ({ step, isChange });

test('back returns through the visited steps', () => {
  const stepHistory = createMemoryHistory();
  stepHistory.go(at('METER_READING'));
  stepHistory.go(at('METER', true));
  stepHistory.back();
  expect(stepHistory.get()).toEqual(at('METER_READING'));
  stepHistory.back();
  expect(stepHistory.get()).toEqual(at('METER'));
  stepHistory.back();
  expect(stepHistory.get()).toEqual(at('METER'));
});

test('back does not return to a step that sending has replaced', () => {
  const stepHistory = createMemoryHistory();
  stepHistory.go(at('SUMMARY'));
  stepHistory.replace(at('DONE'));
  stepHistory.go(at('METER'));
  stepHistory.back();
  expect(stepHistory.get()).toEqual(at('DONE'));
});

test('after a reload, back is the step before', () => {
  const stepHistory = createMemoryHistory();
  stepHistory.replace(at('SUMMARY'));
  stepHistory.back();
  expect(stepHistory.get()).toEqual(at('CONTACT'));
});

test('tells of every move', () => {
  const stepHistory = createMemoryHistory();
  const listener = jest.fn();
  stepHistory.subscribe(listener);
  stepHistory.go(at('CONTACT'));
  stepHistory.back();
  expect(listener).toHaveBeenCalledTimes(2);
});
