import type { WizardStep } from '@ablesbar/validation';
import { createPageHistory } from './step-history';

const at = (step: WizardStep) => ({ step, isChange: false });
const settled = () => new Promise((resolve) => setTimeout(resolve, 200));

/** A user who has come over the contact to the summary, went back once and came again by the button. */
async function atSummary() {
  const steps = createPageHistory(window);
  steps.replace(at('METER'));
  for (const step of ['METER_READING', 'CONTACT', 'SUMMARY'] as const) steps.go(at(step));
  return steps;
}

test.each([
  { says: 'back', moves: () => history.back() },
  { says: 'back, twice at once', moves: () => [history.back(), history.back()] },
  { says: 'back and forward', moves: () => [history.back(), history.forward()] },
  { says: 'two back and one forward', moves: () => [history.go(-2), history.forward()] },
])(
  'while held, the browser’s $says leads nowhere, and the button back works after it',
  async (way) => {
    const steps = await atSummary();
    steps.hold(true);
    way.moves();
    await settled();
    expect(steps.get()).toEqual(at('SUMMARY'));
    steps.hold(false);
    steps.back();
    await settled();
    expect(steps.get()).toEqual(at('CONTACT'));
    // Its listener stays on the window.
    steps.hold(false);
  },
);

test('while held, forward leads nowhere, where an entry lies ahead', async () => {
  const steps = await atSummary();
  steps.go(at('CONTACT'));
  steps.back();
  await settled();
  steps.hold(true);
  history.forward();
  await settled();
  expect(steps.get()).toEqual(at('SUMMARY'));
  steps.hold(false);
  steps.back();
  await settled();
  expect(steps.get()).toEqual(at('CONTACT'));
});

test('a place that is replaced on the way back stands in its own entry', async () => {
  const steps = await atSummary();
  steps.hold(true);
  history.back();
  await new Promise((heard) => window.addEventListener('popstate', heard, { once: true }));
  steps.hold(false);
  steps.replace(at('DONE'));
  await settled();
  expect(steps.get()).toEqual(at('DONE'));
  steps.back();
  await settled();
  expect(steps.get()).toEqual(at('CONTACT'));
});
