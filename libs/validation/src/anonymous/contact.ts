import type { ContactField, ContactProblem } from '../problem/problem';

/** All six fields are required. They have the names of the request body. */
export type Contact = Readonly<Record<ContactField, string>>;

export const CONTACT_FIELDS = [
  'firstname',
  'lastname',
  'street',
  'houseNumber',
  'zip',
  'city',
] as const satisfies readonly ContactField[];

export const ZIP_LENGTH = 5;

/** The maximum lengths. The zip code has its own rule. */
export const CONTACT_MOST = {
  firstname: 50,
  lastname: 50,
  street: 50,
  houseNumber: 10,
  city: 50,
} as const satisfies Record<Exclude<ContactField, 'zip'>, number>;

/**
 * Cleans the text while the user types. Names keep all letters, accents and other usual signs
 * (customer decision 28).
 */
export function cleanContact(field: ContactField, typed: string): string {
  return field === 'zip' ? typed.replace(/\D/g, '') : typed.replace(/[\p{Cc}<>{}[\]\\^|~`]/gu, '');
}

export function checkContact(field: ContactField, text: string): ContactProblem | null {
  const given = text.trim();
  if (given === '') return { code: 'contact-missing', severity: 'blocks', field };
  if (field === 'zip') {
    return /^\d{5}$/.test(given)
      ? null
      : { code: 'zip-incomplete', severity: 'blocks', digits: ZIP_LENGTH };
  }
  const limit = CONTACT_MOST[field];
  return Array.from(given).length > limit
    ? { code: 'contact-too-long', severity: 'blocks', limit }
    : null;
}
