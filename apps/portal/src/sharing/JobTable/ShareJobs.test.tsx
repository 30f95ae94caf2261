import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MeterType } from '@ablesbar/domain';
import { aJob, aMeter } from '@ablesbar/domain/testing';
import { showSharing } from '../testing/show-sharing';
import { ShareJobs } from './ShareJobs';

const meterOf = (meterType: MeterType, meterNumber: string) =>
  aJob({ id: meterNumber, meter: aMeter({ meterType, meterNumber }) });
const jobs = [meterOf('GAS_METER', 'Z-1'), meterOf('ELECTRIC_METER', 'Z-2')];

test.each([
  { word: 'Gas', shown: ['Z-1'] },
  { word: 'Strom', shown: ['Z-2'] },
])("the word of a medium finds its meters: '$word'", async ({ word, shown }) => {
  await showSharing(<ShareJobs accountId="a-1" jobs={jobs} />);
  await userEvent.type(screen.getByLabelText('Suchen'), word);
  const numbers = screen.queryAllByText(/^Z-/).map(({ textContent }) => textContent);
  expect(numbers).toEqual(shown);
});

test.each([
  { says: 'open', part: { done: false }, shown: 'Offen' },
  { says: 'read', part: { done: true }, shown: 'Fertig' },
  {
    says: 'done without a reading',
    part: {
      done: true,
      notReadable: { reason: 'NO_ACCESS', comment: null, date: '2026-11-20' },
    },
    shown: 'Ohne Stand',
  },
] as const)('the table says of a meter that it is $says', async ({ part, shown }) => {
  await showSharing(<ShareJobs accountId="a-1" jobs={[aJob(part)]} />);
  const [row] = screen.getAllByRole('row').slice(-1);
  expect(row).toHaveTextContent(new RegExp(`${shown}$`));
});

test('ten rows are drawn beyond those in view', async () => {
  const many = Array.from({ length: 200 }, (_, n) => aJob({ id: `j-${n}` }));
  await showSharing(<ShareJobs accountId="a-1" jobs={many} />);
  // jsdom has no height, so no row is in view.
  const [head, ...rows] = screen.getAllByRole('row');
  expect(head).toHaveTextContent('Zähler');
  expect(rows).toHaveLength(10);
});
