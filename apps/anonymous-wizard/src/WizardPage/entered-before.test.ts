import { enteredBefore, keepEntered } from './entered-before';

const NUMBER = '<input id="wizard-meterNumber" value="">';
const TILES = '<input type="radio" value="ELECTRIC_METER"><input type="radio" value="GAS_METER">';

beforeEach(() => {
  document.body.innerHTML = NUMBER + TILES;
  sessionStorage.clear();
});

const type = (text: string) => {
  for (const field of document.querySelectorAll<HTMLInputElement>('#wizard-meterNumber')) {
    field.value = text;
  }
};
const check = (value: string) =>
  document.querySelector<HTMLInputElement>(`[value=${value}]`)?.click();

test('the built page counts with what was typed and chosen in it', () => {
  expect(enteredBefore(window)).toEqual({});
  type('7els 0098');
  check('GAS_METER');
  expect(enteredBefore(window)).toEqual({ meterNumber: '7ELS0098', meterType: 'GAS_METER' });
});

test.each([
  { meterNumber: '7ELS0098', meterType: 'GAS_METER' },
  { meterNumber: '7ELS0098', meterType: null },
  { meterNumber: '', meterType: 'GAS_METER' },
  { meterNumber: '', meterType: null },
] as const)('a page that is loaded again starts with $meterNumber and $meterType', (choice) => {
  const { meterNumber, meterType } = choice;
  keepEntered({ meterNumber, meterType, subType: null, isCustom: false }, window);
  expect(enteredBefore(window)).toEqual({
    ...(meterNumber !== '' && { meterNumber }),
    ...(meterType !== null && { meterType }),
  });
  // Only that page: a later one may be somebody else's.
  expect(sessionStorage).toHaveLength(0);
});

test('the draft is not touched, and what stands in the fields counts more than what was kept', () => {
  sessionStorage.setItem('ablesbar-wizard', 'draft');
  keepEntered(
    { meterNumber: '7ELS', meterType: 'GAS_METER', subType: null, isCustom: false },
    window,
  );
  expect(sessionStorage.getItem('ablesbar-wizard')).toBe('draft');
  type('1ESY');
  check('ELECTRIC_METER');
  expect(enteredBefore(window)).toEqual({ meterNumber: '1ESY', meterType: 'ELECTRIC_METER' });
});
