import { act, render, screen } from '@testing-library/react';
import { createTexts } from '@ablesbar/i18n';
import { TextsProvider } from '@ablesbar/ui';
import { MOST_PRINTED, usePrintedRows } from './printing';

function Host({ count }: { readonly count: number }) {
  const { rowCount, overscanCount, note } = usePrintedRows(count, 10);
  return (
    <>
      <output>{`${rowCount} rows, ${String(overscanCount)} beyond those in view`}</output>
      {note}
    </>
  );
}

const fire = (type: string) => act(() => void window.dispatchEvent(new Event(type)));

test.each([
  { count: 1200, printed: 1200, note: null },
  { count: MOST_PRINTED, printed: 2000, note: null },
  { count: MOST_PRINTED + 1, printed: 2000, note: /^Gedruckt sind die ersten 2\.000 von 2\.001 / },
])('of $count rows the paper shows $printed, and the screen those in view', async (row) => {
  const { count, printed, note } = row;
  const texts = await createTexts({ language: 'de', translations: {} });
  render(
    <TextsProvider texts={texts}>
      <Host count={count} />
    </TextsProvider>,
  );
  const onScreen = `${count} rows, 10 beyond those in view`;
  expect(screen.getByRole('status')).toHaveTextContent(onScreen);
  fire('beforeprint');
  expect(screen.getByRole('status')).toHaveTextContent(
    `${printed} rows, ${printed} beyond those in view`,
  );
  expect(screen.queryAllByText(note ?? /^Gedruckt/)).toHaveLength(note === null ? 0 : 1);
  fire('afterprint');
  expect(screen.getByRole('status')).toHaveTextContent(onScreen);
  expect(screen.queryByText(/^Gedruckt/)).toBeNull();
});
