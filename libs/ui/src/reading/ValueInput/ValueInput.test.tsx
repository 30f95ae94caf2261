import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReadingValue } from '@ablesbar/domain';
import { renderWithTexts } from '../../testing';
import { ValueInput, type ValueInputProps } from './ValueInput';

const empty: ReadingValue = { integer: '', decimals: '' };

function Counter(props: Partial<ValueInputProps>) {
  const [value, setValue] = useState(props.value ?? empty);
  return (
    <ValueInput
      inputId="value"
      name="Verbrauch"
      obis="1-1:1.8.0"
      unit="kWh"
      preDecimals={6}
      postDecimals={2}
      onConfirm={() => undefined}
      verdict={null}
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

const whole = () => screen.getByRole('textbox', { name: /Vor dem Komma/ });
const decimals = () => screen.getByRole('textbox', { name: /Nachkommastellen/ });

test.each([
  { says: 'into the decimals', part: () => decimals(), expected: ['12', '9'] },
  { says: 'behind the cursor', part: () => whole(), expected: ['129', ''] },
])('pasted digits go $says, as typed ones do', async ({ part, expected }) => {
  await renderWithTexts(<Counter value={{ integer: '12', decimals: '' }} />);
  await userEvent.click(part());
  await userEvent.paste('9');
  expect(whole()).toHaveValue(expected[0]);
  expect(decimals()).toHaveValue(expected[1]);
});

test('a pasted text that is no value leaves the counter as it is, until the next key', async () => {
  await renderWithTexts(<Counter value={{ integer: '12', decimals: '' }} />);
  await userEvent.click(whole());
  await userEvent.paste('-132,45');
  expect(whole()).toHaveValue('12');
  const said = screen.getByText('Der eingefügte Text war kein Zählerstand.');
  expect(said).toHaveAttribute('role', 'status');
  await userEvent.keyboard('3');
  expect(whole()).toHaveValue('123');
  expect(said).toBeEmptyDOMElement();
  await userEvent.keyboard('{Backspace}');
  expect(whole()).toHaveValue('12');
  expect(said).toBeEmptyDOMElement();
});

test('a counter without decimals drops the decimals of a pasted text', async () => {
  const onChange = jest.fn();
  await renderWithTexts(
    <ValueInput
      inputId="value"
      name="Verbrauch"
      obis={null}
      unit="kWh"
      preDecimals={6}
      postDecimals={0}
      value={empty}
      onChange={onChange}
      onConfirm={() => undefined}
      verdict={null}
    />,
  );
  await userEvent.click(whole());
  await userEvent.paste('123,5');
  expect(onChange).toHaveBeenCalledWith({ integer: '123', decimals: '' });
});

test.each([
  { says: 'fits', value: { integer: '12', decimals: '5' }, cells: '8' },
  { says: 'has two decimals too many', value: { integer: '12', decimals: '5678' }, cells: '10' },
  {
    says: 'is too long before the comma',
    value: { integer: '12345678', decimals: '' },
    cells: '10',
  },
])('the cells of a value that $says share the width of the counter', async ({ value, cells }) => {
  await renderWithTexts(<Counter value={value} />);
  expect(screen.getByRole('group').style.getPropertyValue('--ab-cells')).toBe(cells);
});

test('the digits are explained only where the form asks for it', async () => {
  await renderWithTexts(<Counter hasHint />);
  expect(whole()).toHaveAccessibleDescription(/Tippen Sie alle Ziffern ab/);
});

test.each([
  { says: 'a pad with a comma', props: {}, pad: 'decimal' },
  { says: 'a pad of digits if nobody asks for decimals', props: { masked: true }, pad: 'numeric' },
])('a phone shows $says', async ({ props, pad }) => {
  await renderWithTexts(<Counter {...props} />);
  expect(whole()).toHaveAttribute('inputmode', pad);
});

test.each([
  { says: 'into the whole digits', part: () => whole(), value: ['04?2?3', '?4'], keys: '819' },
  { says: 'into the decimals', part: () => decimals(), value: ['04821?', '9?'], keys: '43' },
])('after a tap $says, the keys fill one open digit after the other', async (row) => {
  const [integer = '', places = ''] = row.value;
  await renderWithTexts(<Counter value={{ integer, decimals: places }} />);
  await userEvent.click(row.part());
  await userEvent.keyboard(row.keys);
  expect([whole(), decimals()].map((field) => field.getAttribute('value'))).toEqual([
    '048213',
    '94',
  ]);
});

test.each([
  { says: 'in front of', at: 2 },
  { says: 'behind', at: 3 },
])('a digit typed $says an open one fills it', async ({ at }) => {
  await renderWithTexts(<Counter value={{ integer: '04?213', decimals: '' }} />);
  await userEvent.type(whole(), '8', { initialSelectionStart: at, initialSelectionEnd: at });
  expect(whole()).toHaveValue('048213');
});

test('the cursor can be set elsewhere, and an open digit deleted', async () => {
  await renderWithTexts(<Counter value={{ integer: '04?21?', decimals: '' }} />);
  await userEvent.click(whole());
  await userEvent.click(whole());
  await userEvent.keyboard('{Backspace}{Backspace}');
  expect(whole()).toHaveValue('04?2');
});

test('Enter confirms from both parts, and once while it is held', async () => {
  const onConfirm = jest.fn();
  await renderWithTexts(<Counter onConfirm={onConfirm} />);
  await userEvent.type(whole(), '1{Enter}');
  await userEvent.type(decimals(), '2{Enter}');
  fireEvent.keyDown(whole(), { key: 'Enter', repeat: true });
  fireEvent.keyDown(decimals(), { key: 'Enter', repeat: true });
  expect(onConfirm).toHaveBeenCalledTimes(2);
});

test('its name for screen readers has the tariff, the unit in words and the number of places', async () => {
  await renderWithTexts(<Counter />);
  expect(screen.getByRole('group', { name: 'Verbrauch' })).toBeInTheDocument();
  expect(whole()).toHaveAccessibleName(
    'Zählerstand in Kilowattstunden, Vor dem Komma, bis 6 Stellen',
  );
  expect(decimals()).toHaveAccessibleName(
    'Zählerstand in Kilowattstunden, Nachkommastellen, 2 Stellen',
  );
});

test('the name of a counter with an unknown unit has no unit', async () => {
  await renderWithTexts(<Counter unit="" />);
  expect(whole()).toHaveAccessibleName('Zählerstand, Vor dem Komma, bis 6 Stellen');
});

test.each([
  { says: 'masked decimals cannot be typed', props: { masked: true } },
  { says: 'a counter without decimals has one field', props: { postDecimals: 0 } },
])('$says', async ({ props }) => {
  await renderWithTexts(<Counter {...props} />);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});

test('the line about masked decimals is there before its words, so that they are read out', async () => {
  await renderWithTexts(<Counter masked preDecimals={4} value={{ integer: '', decimals: '' }} />);
  const [line] = screen.getAllByRole('status');
  expect(line).toBeEmptyDOMElement();
  await userEvent.type(whole(), '0908,43');
  expect(line).toHaveTextContent('Nach dem Komma wird nichts abgefragt');
});

test.each([
  { says: 'a warning is described, not invalid', tone: 'warning', invalid: null },
  { says: 'an error is described and invalid', tone: 'error', invalid: 'true' },
] as const)('$says', async ({ tone, invalid }) => {
  const verdict = { tone, title: 'Ungewöhnlicher Wert', reasons: ['Höher als erwartet.'] };
  await renderWithTexts(<Counter verdict={verdict} />);
  expect(whole()).toHaveAccessibleDescription(/Höher als erwartet/);
  expect(whole().getAttribute('aria-invalid')).toBe(invalid);
});

test.each([
  { says: 'yes: the value is taken', answer: 'Ja', stands: ['19700', '4'] },
  { says: 'no: the typed value stays', answer: 'Nein', stands: ['197004', ''] },
])('a suggestion asks, and the counter has the focus again; $says', async ({ answer, stands }) => {
  const question = 'Steht auf dem Zähler 19700,4?';
  const marked = { whole: [0, 1], decimals: [0] };
  const suggestion = { question, value: { integer: '19700', decimals: '4' }, marked };
  const verdict = { tone: 'warning', title: 'Ungewöhnlich', reasons: [], suggestion } as const;
  await renderWithTexts(<Counter verdict={verdict} value={{ integer: '197004', decimals: '' }} />);
  expect(whole()).toHaveAccessibleDescription(/Steht auf dem Zähler/);
  const asked = within(screen.getByRole('group', { name: question }));
  await userEvent.click(asked.getByRole('button', { name: answer }));
  expect([whole(), decimals()].map((field) => field.getAttribute('value'))).toEqual(stands);
  expect(whole()).toHaveFocus();
  expect(screen.queryByText(question)).toBeNull();
});

test('the name of a rate is at most 280 px wide', async () => {
  // Jest turns all styles off; the names of the classes are the same here.
  await jest.isolateModulesAsync(async () => void (await import('./ValueInput.css')));
  await renderWithTexts(<Counter />);
  const { maxWidth } = getComputedStyle(document.querySelector('legend') ?? document.body);
  expect(maxWidth).toBe(`${280 / 16}rem`);
});
