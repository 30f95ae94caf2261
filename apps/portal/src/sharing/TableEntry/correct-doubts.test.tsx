import { useRef } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Job } from '@ablesbar/domain';
import { aJob, aMeter, anAddress, aRateTask } from '@ablesbar/domain/testing';
import { valueEntered } from '../../reading/reading-draft.slice';
import { entryAround } from '../../reading/testing/entry-around';
import { EntryTable, type EntryTableHandle } from './EntryTable';
import { SendBar } from './SendBar';
import { useTable } from './use-table';

const jobOf = (id: string, houseNumber: string, rates: readonly string[]): Job =>
  aJob({
    id,
    meter: aMeter({
      meterNumber: id,
      meterAddress: anAddress({ houseNumber }),
      meterRateTasks: rates.map((taskId) => aRateTask({ taskId, rateName: taskId })),
    }),
  });
const jobs = [jobOf('near', '9', ['near']), jobOf('far', '14', ['HT', 'NT'])];

function Host() {
  const table = useTable('a', jobs);
  const entries = useRef<EntryTableHandle>(null);
  return (
    <>
      <button onClick={() => table.chooseBuilding(table.buildings[0] ?? null)}>Nummer 9</button>
      {table.lines.length > 0 && (
        <EntryTable
          ref={entries}
          jobs={jobs}
          lines={table.lines}
          firstRow={0}
          onView={() => undefined}
          entryOf={table.entryOf}
          onChange={() => undefined}
          onColumn={() => undefined}
        />
      )}
      <SendBar
        table={table}
        said={null}
        onStart={() => undefined}
        onCorrect={() => entries.current?.focusDoubt()}
      />
    </>
  );
}

test('the way to correct leads to the missing rate, also of another building', async () => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => undefined;
  const { store, wrapper } = await entryAround();
  const value = { integer: '45210', decimals: '' };
  store.dispatch(valueEntered({ jobId: 'far', at: '', taskId: 'HT', value }));
  render(<Host />, { wrapper });
  await userEvent.click(screen.getByRole('button', { name: 'Nummer 9' }));
  expect(screen.queryByRole('textbox', { name: /^far/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '1 Zähler senden' }));
  const question = screen.getByRole('dialog');
  expect(question).toHaveTextContent('Geben Sie den Zählerstand ein.');
  expect(within(question).queryByRole('img')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Korrigieren' }));
  expect(screen.getByRole('textbox', { name: /^far, NT/ })).toHaveFocus();
});

test('a doubted value stands on all drums of its meter, as it is named', async () => {
  const { store, wrapper } = await entryAround();
  const value = { integer: '52', decimals: '' };
  store.dispatch(valueEntered({ jobId: 'near', at: '', taskId: 'near', value }));
  render(<Host />, { wrapper });
  await userEvent.click(screen.getByRole('button', { name: '1 Zähler senden' }));
  const drums = within(screen.getByRole('dialog')).getByRole('img', { name: /^52,0/ });
  expect(drums).toHaveTextContent('000052,0kWh');
});
