import { aDay } from '@ablesbar/domain/testing';
import { DRAWN_VALUE } from '@ablesbar/ui/meter-drawing';
import { assessRate } from '@ablesbar/validation';
import { demoSettings, demoTask } from './demo-meter';

test.each([
  { says: 'the value that is drawn fits', value: DRAWN_VALUE, state: 'usual' },
  { says: 'without the red digit', value: { ...DRAWN_VALUE, decimals: '' }, state: 'refused' },
  {
    says: 'two digits exchanged upwards',
    value: { ...DRAWN_VALUE, integer: '084213' },
    state: 'doubtful',
  },
  {
    says: 'two digits exchanged downwards',
    value: { ...DRAWN_VALUE, integer: '042813' },
    state: 'doubtful',
  },
])('the demo meter answers: $says', ({ value, state }) => {
  const day = aDay('2026-11-21');
  const task = demoTask(day);
  expect(assessRate({ task, value, day, settings: demoSettings }).state).toBe(state);
});
