import { act, render, screen } from '@testing-library/react';
import type { SheetMatch } from '@ablesbar/domain';
import { aJob, aMeter, aRateTask } from '@ablesbar/domain/testing';
import { DoneIcon } from '@ablesbar/ui';
import type { DraftPhoto } from '../../reading/placed-photos';
import { entryAround } from '../../reading/testing/entry-around';
import { ImportDialog } from './ImportDialog';

const task = aRateTask({ taskId: 't' });
const job = aJob({
  id: 'j-import',
  config: { features: { imageAlwaysRequired: true }, meterReading: {} },
  meter: aMeter({ meterRateTasks: [task] }),
});
const photo: DraftPhoto = { id: 'p', mimeType: 'image/jpeg', data: new ArrayBuffer(1) };
const value = { integer: '45210', decimals: '' };
const match: SheetMatch = {
  ...{ kind: 'value', row: { line: 2, cells: {} } },
  ...{ job, task, value, day: null },
};
const dialog = {
  file: 'Haus.xlsx',
  matches: [match],
  onAccept: () => undefined,
  onClose: () => undefined,
};

test('a photo that is read from the disk after the preview is shown counts at once', async () => {
  const { draftPhotos, wrapper } = await entryAround();
  render(<ImportDialog {...dialog} closed={new Map()} />, { wrapper });
  const odd = /1 Zeile mit einem Hinweis/;
  expect(screen.getByText(odd)).toBeVisible();
  await act(() => draftPhotos.put(job.id, 't', [photo]));
  expect(screen.queryByText(odd)).toBeNull();
});

test.each([
  { stage: 'sending', words: 'Ein Stand dieses Zählers wird gerade gesendet.' },
  { stage: 'queued', words: 'Ein Stand dieses Zählers wartet auf das Senden.' },
] as const)('a row says that a reading of its meter is on its way: $stage', async (row) => {
  const { wrapper } = await entryAround();
  render(<ImportDialog {...dialog} closed={new Map([[job.id, row.stage]])} />, { wrapper });
  expect(screen.getByText(row.words)).toBeVisible();
  const none = 'Aus der Datei wird kein Stand übernommen. 1 Zeile mit einem Hinweis';
  expect(screen.getByText(none)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stände übernehmen' })).toBeDisabled();
});

test('a row whose date is none shows that date', async () => {
  const { wrapper } = await entryAround();
  const cells = { currentReadingValue: '45210', currentReadingDate: '31.02.2026' };
  const matches: readonly SheetMatch[] = [{ kind: 'day-unreadable', row: { line: 2, cells }, job }];
  render(<ImportDialog {...dialog} matches={matches} closed={new Map()} />, { wrapper });
  expect(screen.getByRole('listitem')).toHaveTextContent('45210, 31.02.2026');
});

test.each([
  { kind: 'unchanged', words: 'schon gesendet', sign: <DoneIcon size={20} /> },
  { kind: 'empty', words: 'ohne Stand', sign: null },
] as const)('the sign of a row of which nothing is taken over: $words', async (row) => {
  const { wrapper } = await entryAround();
  const matches: readonly SheetMatch[] = [{ kind: row.kind, row: match.row, job }];
  render(<ImportDialog {...dialog} matches={matches} closed={new Map()} />, { wrapper });
  const line = screen.getByRole('listitem');
  expect(line).toHaveTextContent(row.words);
  const { container } = render(row.sign);
  expect(line.querySelector('svg')?.innerHTML).toBe(container.querySelector('svg')?.innerHTML);
});
