import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReadingValue } from '@ablesbar/domain';
import { createTexts } from '@ablesbar/i18n';
import { TextsProvider } from '@ablesbar/ui';
import { ValueCell, type ValueCellProps } from './ValueCell';

test.each([
  { says: 'a value', text: '45.210,5', entered: ['45210,5'], columns: [] },
  { says: 'a value with its unit', text: '427,9kWh', entered: ['427,9'], columns: [] },
  {
    says: 'the cell of a value, with its line break',
    text: '45210\n',
    entered: ['45210,'],
    columns: [],
  },
  {
    says: 'the number of a meter',
    text: '1EMH0040077766',
    entered: [],
    columns: [['1EMH0040077766']],
  },
  { says: 'the number of a house', text: '14a', entered: [], columns: [['14a']] },
  { says: 'words', text: 'verschlossen', entered: [], columns: [['verschlossen']] },
  { says: 'a column', text: '1\n2', entered: [], columns: [['1', '2']] },
])('pasted: $says', async ({ text, entered, columns }) => {
  const texts = await createTexts({ language: 'de', translations: {} });
  const values: string[] = [];
  const given: (readonly string[])[] = [];
  const props: ValueCellProps = {
    ...{ label: 'Stand', describedBy: '', wanted: null, tone: 'soft' },
    ...{ isMasked: false, isClosed: false, digits: { preDecimals: 6, postDecimals: 1 } },
    value: { integer: '', decimals: '' },
    onChange: ({ integer, decimals }) => values.push(`${integer},${decimals}`),
    onColumn: (column) => given.push(column),
    onStep: () => undefined,
    onFocus: () => undefined,
  };
  render(
    <TextsProvider texts={texts}>
      <ValueCell {...props} />
    </TextsProvider>,
  );
  await userEvent.click(screen.getByRole('textbox', { name: 'Stand' }));
  await userEvent.paste(text);
  expect({ values, given }).toEqual({ values: entered, given: columns });
  expect(screen.getByRole('textbox', { name: 'Stand' })).toHaveValue('');
});

/** A cell with its value, and how another tab changes that. */
async function showCell({ isMasked }: Pick<ValueCellProps, 'isMasked'>) {
  const texts = await createTexts({ language: 'de', translations: {} });
  let change: (value: ReadingValue) => void = () => undefined;
  function Cell() {
    const [value, setValue] = useState<ReadingValue>({ integer: '', decimals: '' });
    change = setValue;
    return (
      <>
        <ValueCell
          {...{ label: 'Stand', describedBy: '', wanted: null, tone: 'soft' }}
          {...{ isMasked, isClosed: false, digits: { preDecimals: 6, postDecimals: 1 } }}
          value={value}
          onChange={setValue}
          onColumn={() => undefined}
          onStep={() => undefined}
          onFocus={() => undefined}
        />
        <output>{JSON.stringify(value)}</output>
      </>
    );
  }
  render(
    <TextsProvider texts={texts}>
      <Cell />
    </TextsProvider>,
  );
  return {
    field: screen.getByRole('textbox', { name: 'Stand' }),
    changeElsewhere: (value: ReadingValue) => act(() => change(value)),
  };
}

test('a masked cell takes a value as the column beside it writes it, without its decimals', async () => {
  const { field } = await showCell({ isMasked: true });
  await userEvent.type(field, '21.600,4');
  expect(screen.getByRole('status')).toHaveTextContent('{"integer":"21600","decimals":""}');
  await userEvent.tab();
  expect(field).toHaveValue('21600');
});

test('a focused cell keeps what is typed, and follows a value that another tab has changed', async () => {
  const { field, changeElsewhere } = await showCell({ isMasked: false });
  await userEvent.type(field, '45,');
  expect(field).toHaveValue('45,');
  changeElsewhere({ integer: '46', decimals: '5' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('46,5');
});
