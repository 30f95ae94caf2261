import type { WizardStep } from '@ablesbar/validation';
import { createPageHistory } from './step-history';

const at = (step: WizardStep) => ({ step, isChange: false });
const settled = () => new Promise((resolve) => setTimeout(resolve, 200));

/** A user who has come over the contact to the summary. */
async function atSummary() {
  const steps = createPageHistory(window);
  steps.replace(at('METER'));
  for (const step of ['METER_READING', 'CONTACT', 'SUMMARY'] as const) steps.go(at(step));
  return steps;
}

/** The same after a look at the contact again, which leaves an entry ahead. */
async function atSummaryAgain() {
  const steps = await atSummary();
  steps.go(at('CONTACT'));
  steps.back();
  await settled();
  return steps;
}

test.each([
  { says: 'back', come: atSummary, moves: () => history.back() },
  {
    says: 'back, twice at once',
    come: atSummary,
    moves: () => [history.back(), history.back()],
  },
  {
    says: 'back and forward',
    come: atSummary,
    moves: () => [history.back(), history.forward()],
  },
  {
    says: 'two back and one forward',
    come: atSummary,
    moves: () => [history.go(-2), history.forward()],
  },
  {
    says: 'forward, where an entry lies ahead',
    come: atSummaryAgain,
    moves: () => history.forward(),
  },
])(
  'while held, the browser’s $says leads nowhere, and the button back works after it',
  async (way) => {
    const steps = await way.come();
    steps.hold(true);
    way.moves();
    await settled();
    expect(steps.get()).toEqual(at('SUMMARY'));
    steps.hold(false);
    steps.back();
    await settled();
    expect(steps.get()).toEqual(at('CONTACT'));
  },
);

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
