import { checkMeterNumber, cleanMeterNumber } from './meter-number';

test.each([
  { says: 'nothing to clean', typed: '1ESY1160123456', cleaned: '1ESY1160123456' },
  { says: 'small letters', typed: '1esy1160123456', cleaned: '1ESY1160123456' },
  { says: 'blanks', typed: ' 1ESY 1160\u00a0123\t456\n', cleaned: '1ESY1160123456' },
  { says: 'control characters', typed: '1ESY\u0000\u007f1160', cleaned: '1ESY1160' },
  { says: 'marks nobody sees', typed: '\ufeff1ESY\u200b11\u00ad60', cleaned: '1ESY1160' },
  { says: 'everything else stays', typed: '1-esy.11/60_ü', cleaned: '1-ESY.11/60_Ü' },
  { says: 'nothing', typed: '', cleaned: '' },
])('cleanMeterNumber without a pattern: $says', ({ typed, cleaned }) => {
  expect(cleanMeterNumber(typed)).toBe(cleaned);
});

test.each([
  { says: 'forbidden characters are removed', typed: '1-ESY 11', cleaned: '1ESY11' },
  { says: 'it sees capital letters', typed: '1esy', cleaned: '1ESY' },
])("cleanMeterNumber with the utility's pattern: $says", ({ typed, cleaned }) => {
  expect(cleanMeterNumber(typed, (text) => text.replace(/[^A-Z0-9]/g, ''))).toBe(cleaned);
});

test('blanks stay where the pattern of the utility allows them', () => {
  expect(cleanMeterNumber('1 esy', (text) => text)).toBe('1 ESY');
});

const usual = { meterNumberMinLength: 8, meterNumberMaxLength: 14 };
const any = { meterNumberMinLength: 0, meterNumberMaxLength: 99 };
const exactly = { meterNumberMinLength: 14, meterNumberMaxLength: 14 };
const crossed = { meterNumberMinLength: 15, meterNumberMaxLength: 14 };
const incomplete = { code: 'meter-number-incomplete', severity: 'blocks' };
const tooLong = { code: 'meter-number-too-long', severity: 'blocks', limit: 14 };

test.each([
  { says: 'nothing', number: '', lengths: usual, problem: incomplete },
  { says: 'seven characters', number: '1ESY116', lengths: usual, problem: incomplete },
  { says: 'eight characters', number: '1ESY1160', lengths: usual, problem: null },
  { says: 'fourteen characters', number: '1ESY1160123456', lengths: usual, problem: null },
  { says: 'fifteen characters', number: '1ESY11601234567', lengths: usual, problem: tooLong },
  { says: 'one where any length will do', number: '1', lengths: any, problem: null },
  { says: 'fourteen of fourteen', number: 'A'.repeat(14), lengths: exactly, problem: null },
  { says: 'fifteen of fourteen', number: 'A'.repeat(15), lengths: exactly, problem: tooLong },
  {
    says: 'fifteen, a most below the least',
    number: 'A'.repeat(15),
    lengths: crossed,
    problem: null,
  },
  {
    says: 'fourteen, the least is fifteen',
    number: 'A'.repeat(14),
    lengths: crossed,
    problem: incomplete,
  },
  { says: 'none where any length will do', number: '', lengths: any, problem: incomplete },
  { says: 'blanks around do not count', number: ' 1ESY116 ', lengths: usual, problem: incomplete },
  { says: 'nor do they make it long', number: ' 1ESY1160123456 ', lengths: usual, problem: null },
])('checkMeterNumber: $says', ({ number, lengths, problem }) => {
  expect(checkMeterNumber(number, lengths)).toEqual(problem);
});
