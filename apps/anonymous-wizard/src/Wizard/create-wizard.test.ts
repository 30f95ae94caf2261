import { createFakeServer } from '@ablesbar/api-client/testing';
import { createMemoryHistory } from '../element/memory-history';
import { anEntry } from '../testing/an-entry';
import { wizardAround } from '../testing/wizard-around';

const around = (stepHistory = createMemoryHistory()) =>
  wizardAround({ stepHistory, fetch: createFakeServer().fetch });

test('a step of an earlier visit is given up, so nothing goes on by itself while a person types', async () => {
  const stepHistory = createMemoryHistory();
  stepHistory.go({ step: 'METER_READING', isChange: false });
  const { parts } = await around(stepHistory);
  expect(stepHistory.get().step).toBe('METER');
  const { meterNumber, meterType } = anEntry();
  parts.change({ meterType });
  for (let length = 1; length <= meterNumber.length; length += 1) {
    parts.change({ meterNumber: meterNumber.slice(0, length) });
    expect(parts.state.get().place.step).toBe('METER');
  }
});

test('a step that is led back to, because something is missing there, stays until the person goes on', async () => {
  const { parts } = await around();
  const { entries, stepHistory, state } = parts;
  const entry = anEntry();
  entries.change(entry);
  stepHistory.go({ step: 'SUMMARY', isChange: false });
  expect(state.get().place.step).toBe('SUMMARY');
  entries.change({ values: {} });
  expect(state.get().place.step).toBe('METER_READING');
  entries.change({ values: entry.values });
  expect(state.get().place.step).toBe('METER_READING');
});
