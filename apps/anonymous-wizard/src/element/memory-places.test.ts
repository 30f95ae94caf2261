import type { Place } from '../entry/step-after';
import { createMemoryPlaces } from './memory-places';

const at = (step: Place['step'], isChange = false): Place => ({ step, isChange });

test('back leads to where somebody came from, step by step', () => {
  const places = createMemoryPlaces();
  places.go(at('METER_READING'));
  places.go(at('METER', true));
  places.back();
  expect(places.get()).toEqual(at('METER_READING'));
  places.back();
  expect(places.get()).toEqual(at('METER'));
  places.back();
  expect(places.get()).toEqual(at('METER'));
});

test('what was left by sending is not come back to', () => {
  const places = createMemoryPlaces();
  places.go(at('SUMMARY'));
  places.replace(at('DONE'));
  places.go(at('METER'));
  places.back();
  expect(places.get()).toEqual(at('DONE'));
});

test('after a reload, back is the step before', () => {
  const places = createMemoryPlaces();
  places.replace(at('SUMMARY'));
  places.back();
  expect(places.get()).toEqual(at('CONTACT'));
});

test('tells of every move', () => {
  const places = createMemoryPlaces();
  const listener = jest.fn();
  places.subscribe(listener);
  places.go(at('CONTACT'));
  places.back();
  expect(listener).toHaveBeenCalledTimes(2);
});
