import { aConfig } from '@ablesbar/domain/testing';
import { cleanLogin, isLoginComplete } from './check-login';

test.each([
  { says: 'nothing to clean', username: 'kunde', password: 'geheim' },
  { says: 'blanks around', username: ' kunde ', password: '\tgeheim\n' },
  { says: 'blanks inside', username: 'ku nde', password: 'ge\u00a0heim' },
])('cleanLogin removes every blank: $says', ({ username, password }) => {
  expect(cleanLogin({ username, password })).toEqual({ username: 'kunde', password: 'geheim' });
});

const { features } = aConfig();
const own = { ...features, loginUsernameMinLength: 3, loginPasswordMinLength: 0 };

test.each([
  { says: 'five and five', username: 'abcde', password: '12345', features, is: true },
  { says: 'four and five', username: 'abcd', password: '12345', features, is: false },
  { says: 'five and four', username: 'abcde', password: '1234', features, is: false },
  { says: 'blanks do not count', username: 'a b c d', password: '12345', features, is: false },
  { says: 'blanks do no harm', username: ' a b c d e ', password: '12345', features, is: true },
  { says: 'configured, enough', username: 'abc', password: '', features: own, is: true },
  { says: 'configured, too short', username: 'ab', password: '', features: own, is: false },
])('isLoginComplete: $says', ({ username, password, features: settings, is }) => {
  expect(isLoginComplete({ username, password }, settings)).toBe(is);
});
