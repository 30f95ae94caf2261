import { act, render, screen } from '@testing-library/react';
import { aJob } from '@ablesbar/domain/testing';
import { startedPortal } from '../../app/testing/started-portal';
import { workplaceAround } from '../../app/testing/workplace-around';
import { MeterHelpPanel } from './MeterHelp';

test.each([
  { says: 'a panel that a person opens slides in for 500 ms', wasOpened: true, slides: true },
  { says: 'a panel that stands there from the start does not', wasOpened: false, slides: false },
])('$says', async ({ wasOpened, slides }) => {
  // Jest turns all styles off; the names of the classes are the same here.
  await jest.isolateModulesAsync(async () => void (await import('./MeterHelp.css')));
  const { wrapper } = workplaceAround(await startedPortal());
  const calls = { open: () => undefined, close: () => undefined };
  const help = { isBeside: true, isOver: false, wasClosed: false, wasOpened, ...calls };
  await act(async () => render(<MeterHelpPanel job={aJob()} help={help} />, { wrapper }));
  const panel = screen.getByRole('complementary', { name: 'So lesen Sie ab' });
  expect(/ 500ms /.test(getComputedStyle(panel).animation)).toBe(slides);
});
