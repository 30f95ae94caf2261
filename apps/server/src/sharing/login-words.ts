import { randomBytes } from 'node:crypto';

/** 32 symbols that people do not confuse on paper or on the phone: no 0, 1, l, o. */
const SYMBOLS = 'abcdefghijkmnpqrstuvwxyz23456789';
const USERNAME_LENGTH = 10;
const PASSWORD_LENGTH = 12;

/** Each symbol has five bits. If the application's login form requires more symbols, the word is longer. */
export function newUsername(leastLength: number): string {
  return words(Math.max(USERNAME_LENGTH, leastLength));
}

export function newPassword(leastLength: number): string {
  return words(Math.max(PASSWORD_LENGTH, leastLength));
}

function words(length: number): string {
  return Array.from(randomBytes(length), (byte) => SYMBOLS.charAt(byte % SYMBOLS.length)).join('');
}
