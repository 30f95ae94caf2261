import { aConfig, aRateTask } from '@ablesbar/domain/testing';
import { checkDigits } from './check-digits';

const task = aRateTask({ preDecimals: 6, postDecimals: 2 });
const plain = aConfig().meterReading;
const asked = { ...plain, queryPostDecimals: true };
const masked = { ...asked, maskPostDecimals: true };

const digitsOnly = { code: 'digits-only', severity: 'blocks' };
const digitOpen = { code: 'digit-open', severity: 'blocks' };
const tooManyDigits = { code: 'too-many-digits', severity: 'blocks', limit: 6 };
const tooManyDecimals = { code: 'too-many-decimals', severity: 'blocks', limit: 2 };
const decimalsMissing = { code: 'decimals-missing', severity: 'blocks', expected: 2 };

test.each([
  { says: 'six digits', settings: plain, integer: '123456', decimals: '', problem: null },
  {
    says: 'seven digits',
    settings: plain,
    integer: '1234567',
    decimals: '',
    problem: tooManyDigits,
  },
  {
    says: 'zeros in front do not count',
    settings: plain,
    integer: '00123456',
    decimals: '',
    problem: null,
  },
  {
    says: 'zeros at the end do',
    settings: plain,
    integer: '1000000',
    decimals: '',
    problem: tooManyDigits,
  },
  { says: 'two decimals', settings: plain, integer: '1', decimals: '00', problem: null },
  {
    says: 'three decimals',
    settings: plain,
    integer: '1',
    decimals: '000',
    problem: tooManyDecimals,
  },
  { says: 'one decimal, not asked', settings: plain, integer: '1', decimals: '5', problem: null },
  {
    says: 'one decimal, asked',
    settings: asked,
    integer: '1',
    decimals: '5',
    problem: decimalsMissing,
  },
  {
    says: 'no decimals, asked',
    settings: asked,
    integer: '1',
    decimals: '',
    problem: decimalsMissing,
  },
  { says: 'two decimals, asked', settings: asked, integer: '1', decimals: '05', problem: null },
  {
    says: 'no decimals, asked but masked',
    settings: masked,
    integer: '1',
    decimals: '',
    problem: null,
  },
  { says: 'a letter', settings: plain, integer: '12a', decimals: '', problem: digitsOnly },
  { says: 'a sign', settings: plain, integer: '-12', decimals: '', problem: digitsOnly },
  {
    says: 'a digit that the camera left open',
    settings: plain,
    integer: '04?213',
    decimals: '',
    problem: digitOpen,
  },
  { says: 'an open decimal', settings: plain, integer: '1', decimals: '?', problem: digitOpen },
  {
    says: 'a mark within the decimals',
    settings: plain,
    integer: '1',
    decimals: '5,',
    problem: digitsOnly,
  },
])('checkDigits: $says', ({ settings, integer, decimals, problem }) => {
  expect(checkDigits({ integer, decimals }, task, settings)).toEqual(problem);
});

test('a meter without decimals asks for none', () => {
  const whole = aRateTask({ postDecimals: 0 });
  expect(checkDigits({ integer: '1', decimals: '' }, whole, asked)).toBeNull();
});
