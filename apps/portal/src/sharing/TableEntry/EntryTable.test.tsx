import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJob, aMeter, aRateTask } from '@ablesbar/domain/testing';
import { createTexts } from '@ablesbar/i18n';
import { TextsProvider } from '@ablesbar/ui';
import { EntryTable, type EntryTableProps } from './EntryTable';
import { tableLines } from './table-lines';

const jobOf = (number: string) =>
  aJob({
    id: number,
    meter: aMeter({ meterNumber: number, meterRateTasks: [aRateTask({ taskId: 't' })] }),
  });
const field = (number: string) => screen.getByRole('textbox', { name: new RegExp(number) });

async function around() {
  const media = Object.assign(new EventTarget(), { matches: false, media: '' });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => media });
  const texts = await createTexts({ language: 'de', translations: {} });
  const entered: string[] = [];
  const table = (numbers: readonly string[]) => {
    const props: EntryTableProps = {
      jobs: [],
      firstRow: 0,
      onView: () => undefined,
      lines: tableLines(numbers.map(jobOf)),
      entryOf: () => ({
        value: { integer: '', decimals: '' },
        stage: { kind: 'entering', verdict: { kind: 'empty' } },
        isMasked: false,
        ownDay: null,
      }),
      onChange: ({ id }, _task, { integer, decimals }) =>
        entered.push(`${id}: ${integer},${decimals}`),
      onColumn: () => undefined,
    };
    return (
      <TextsProvider texts={texts}>
        <EntryTable {...props} />
      </TextsProvider>
    );
  };
  return { entered, table };
}

test('a row that moves keeps the focus and its half-typed value', async () => {
  const { entered, table } = await around();
  const { rerender } = render(table(['M-1', 'M-2', 'M-3']));
  await userEvent.type(field('M-2'), '12,');
  rerender(table(['M-2', 'M-3']));
  expect(field('M-2')).toHaveFocus();
  expect(field('M-2')).toHaveValue('12,');
  await userEvent.keyboard('5');
  expect(entered.at(-1)).toBe('M-2: 12,5');
});

test('the last reading has its name in the row, because a phone shows no heads', async () => {
  const { table } = await around();
  render(table(['M-1']));
  expect(screen.getByRole('row', { name: /M-1/ })).toHaveTextContent('Letzter Stand 43.120,5');
});

test('ten rows are drawn beyond those in view', async () => {
  const { table } = await around();
  render(table(Array.from({ length: 200 }, (_, n) => `M-${n}`)));
  // jsdom has no height, so no row is in view.
  expect(screen.getAllByRole('row', { name: /M-/ })).toHaveLength(10);
});
