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

describe('a reload', () => {
  test.each([
    { left: at('METER_READING'), found: at('METER_READING') },
    { left: at('CONTACT', true), found: at('CONTACT', true) },
    { left: at('METER'), found: at('METER') },
    { left: at('DONE'), found: at('METER') },
  ])('finds the step $left.step as $found.step', ({ left, found }) => {
    createMemoryHistory({ storage: sessionStorage, isReload: false }).go(left);
    const again = createMemoryHistory({ storage: sessionStorage, isReload: true });
    expect(again.get()).toEqual(found);
  });

  test('leaves nothing behind after the last step', () => {
    const stepHistory = createMemoryHistory({ storage: sessionStorage, isReload: false });
    stepHistory.go(at('SUMMARY'));
    expect(sessionStorage).toHaveLength(1);
    stepHistory.replace(at('DONE'));
    expect(sessionStorage).toHaveLength(0);
  });

  test('is not another visit, which begins at the first step', () => {
    createMemoryHistory({ storage: sessionStorage, isReload: false }).go(at('CONTACT'));
    const other = createMemoryHistory({ storage: sessionStorage, isReload: false });
    expect(other.get()).toEqual(at('METER'));
    expect(sessionStorage).toHaveLength(0);
  });

  test.each(['{', '{"step":"NOWHERE"}', '7'])('begins at the first step with %s', (kept) => {
    sessionStorage.setItem('ablesbar-wizard-step', kept);
    const again = createMemoryHistory({ storage: sessionStorage, isReload: true });
    expect(again.get()).toEqual(at('METER'));
  });

  test('survives a storage that refuses', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
    const stepHistory = createMemoryHistory({ storage, isReload: true });
    stepHistory.go(at('CONTACT'));
    expect(stepHistory.get()).toEqual(at('CONTACT'));
  });
});
