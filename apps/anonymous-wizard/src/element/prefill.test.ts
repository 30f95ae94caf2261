import { loadStrip } from '../steps/MeterStep/use-strip';
import { anEntry, config } from '../testing/an-entry';
import type { AblesbarReadingPrefill } from './public/ablesbar-reading';
import { prefilled } from './prefill';

const nobody = {
  firstname: '',
  lastname: '',
  street: '',
  houseNumber: '',
  zip: '',
  city: '',
};
const empty = anEntry({ meterNumber: '', meterType: null, contact: nobody, email: '' });
const nothing = { meterNumber: '', meterType: null, contact: nobody, email: '' };

test.each([
  {
    says: 'the number as it will be sent',
    given: { meterNumber: ' 1esy11 6012 3456 ' },
    filled: { meterNumber: '1ESY1160123456' },
  },
  {
    says: 'a medium that the utility offers',
    given: { meterType: 'ELECTRIC_METER' },
    filled: { meterType: 'ELECTRIC_METER' },
  },
  { says: 'no medium that it does not offer', given: { meterType: 'GAS_METER' }, filled: {} },
  {
    says: 'a part of the contact',
    given: { contact: { zip: '39999', city: 'Neuenbrück' }, email: 'a@b.example' },
    filled: { contact: { ...nobody, zip: '39999', city: 'Neuenbrück' }, email: 'a@b.example' },
  },
  {
    says: 'the zip code without its country',
    given: { contact: { zip: 'D-39999' } },
    filled: { contact: { ...nobody, zip: '39999' } },
  },
  {
    says: 'a contact without signs that nobody can type',
    given: { contact: { firstname: '<Änna\u0007> ', city: '{ Neuenbrück' } },
    filled: { contact: { ...nobody, firstname: 'Änna', city: 'Neuenbrück' } },
  },
] as const)('an empty form takes $says', ({ given, filled }) => {
  expect(prefilled(empty, given, config, undefined)).toEqual({ ...nothing, ...filled });
});

test.each(['[^A-Z0-9]', '(?i)[^a-z0-9]'])(
  "the number loses what the utility's pattern %s disallows",
  async (pattern) => {
    const strip = await loadStrip(pattern);
    const given = { meterNumber: '1esy-1160/123 456' };
    expect(prefilled(empty, given, config, strip)).toHaveProperty('meterNumber', '1ESY1160123456');
  },
);

test('what was typed stays', () => {
  const typed = anEntry({ meterType: 'ELECTRIC_METER', email: 'typed@b.example' });
  const { meterNumber, meterType, contact, email } = typed;
  const given = {
    meterNumber: '7ELS0098127734',
    meterType: 'GAS_METER',
    contact: { firstname: 'Anna' },
    email: 'given@b.example',
  } as const;
  expect(prefilled(typed, given, config, undefined)).toEqual({
    meterNumber,
    meterType,
    contact,
    email,
  });
});

test('what is no text fills nothing', () => {
  const given = Object.assign({}, { meterNumber: 7, contact: null, email: {} });
  expect(
    prefilled(empty, Object.assign<AblesbarReadingPrefill, object>({}, given), config, undefined),
  ).toEqual(nothing);
});
