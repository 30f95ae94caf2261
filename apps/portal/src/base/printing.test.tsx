import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { List, type RowComponentProps } from 'react-window';
import { createTexts } from '@ablesbar/i18n';
import { TextsProvider } from '@ablesbar/ui';
import { MOST_PRINTED } from './most-printed';
import { printedRow, RowsOnPaper, TakesPaper, usePrintedRows, useScreenHeights } from './printing';

const Row = printedRow(({ index, style }: RowComponentProps) => (
  <div style={style}>
    <input aria-label={`row ${index + 1}`} />
  </div>
));

interface Setting {
  readonly count: number;
  readonly isOnPaper?: boolean;
}

function Host({ count, isOnPaper = true }: Setting) {
  const { isPrinting, overscanCount, note } = usePrintedRows(count, { overscan: 10, isOnPaper });
  return (
    <>
      {note}
      <RowsOnPaper value={isPrinting}>
        <List
          defaultHeight={100}
          rowHeight={10}
          rowComponent={Row}
          rowCount={count}
          overscanCount={overscanCount}
          rowProps={{}}
        />
      </RowsOnPaper>
    </>
  );
}

const fire = (type: string) => act(() => void window.dispatchEvent(new Event(type)));
const rows = () => document.querySelectorAll('input');

async function show(setting: Setting, beside = <p />) {
  const texts = await createTexts({ language: 'de', translations: {} });
  render(
    <TextsProvider texts={texts}>
      <Host {...setting} />
      {beside}
    </TextsProvider>,
  );
}

/** Ten in view and ten beyond. */
const ON_SCREEN = 20;

test.each([
  { count: 1200, printed: 1200, note: null },
  { count: MOST_PRINTED, printed: 2000, note: null },
  { count: MOST_PRINTED + 1, printed: 2000, note: /^Gedruckt sind die ersten 2\.000 von 2\.001 / },
])('of $count rows the paper shows $printed, and the screen those in view', async (row) => {
  const { count, printed, note } = row;
  await show({ count });
  expect(rows()).toHaveLength(ON_SCREEN);
  fire('beforeprint');
  expect(rows()).toHaveLength(printed);
  expect(screen.queryAllByText(note ?? /^Gedruckt/)).toHaveLength(note === null ? 0 : 1);
  fire('afterprint');
  expect(rows()).toHaveLength(ON_SCREEN);
  expect(screen.queryByText(/^Gedruckt/)).toBeNull();
});

test('who prints far down stays there, with the focus and what is typed', async () => {
  await show({ count: 3000 });
  const list = screen.getByRole('list');
  list.scrollTop = 28_000;
  fireEvent.scroll(list);
  const field = screen.getByLabelText('row 2805');
  field.focus();
  fireEvent.change(field, { target: { value: '12,' } });
  const height = () => list.querySelector<HTMLElement>('[aria-hidden]')?.style.height;
  for (const event of ['beforeprint', 'afterprint']) {
    fire(event);
    expect(height()).toBe('30000px');
    // The same field: React renders no other one in its place.
    expect(field).toHaveFocus();
    expect(field).toHaveValue('12,');
    // There, ten rows are in view, and ten before and after them.
    expect(rows()).toHaveLength((event === 'beforeprint' ? MOST_PRINTED : 0) + 30);
  }
});

test.each<{ says: string; isOnPaper: boolean; beside: React.JSX.Element }>([
  { says: 'beside what is printed', isOnPaper: false, beside: <p /> },
  { says: 'behind a sheet that is printed', isOnPaper: true, beside: <TakesPaper /> },
])('a list $says renders no more rows', async ({ isOnPaper, beside }) => {
  await show({ count: 1200, isOnPaper }, beside);
  fire('beforeprint');
  expect(rows()).toHaveLength(ON_SCREEN);
});

test('heights measured on the screen outlast a print', () => {
  const onScreen = { usual: 50, key: 'wide', isPrinting: false };
  const { result, rerender } = renderHook(useScreenHeights, { initialProps: onScreen });
  act(() => result.current.setRowHeight(3, 70));
  rerender({ usual: 90, key: 'narrow', isPrinting: true });
  rerender(onScreen);
  expect([2, 3].map(result.current.getRowHeight)).toEqual([50, 70]);
  rerender({ usual: 90, key: 'narrow', isPrinting: false });
  expect([2, 3].map(result.current.getRowHeight)).toEqual([90, 90]);
});
