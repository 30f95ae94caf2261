import type { ServedApplication } from '../../application/read-applications';
import { letterContact, type LetterSource } from './letter-contact';
import type { LetterPage } from './letter-pages';
import { letterForm } from './letter-words';

/** As long as a real token, but of nobody: the code can be scanned and opens nothing. */
const NO_TOKEN = 'vorschau'.padEnd(43, '-');

/** A letter to nobody, which shows how the letters of the utility look. */
export function sampleLetter(
  language: string,
  application: Pick<ServedApplication, 'name' | 'letter'> & LetterSource,
  origin: string,
): LetterPage {
  return {
    ...letterForm(language, application),
    contact: letterContact(application, language),
    sender: application.name,
    recipient: ['Erika Musterfrau', 'Musterstraße 12a', '12345 Musterstadt'],
    meters: 3,
    customerNumber: '4711',
    deadline: '2027-01-15',
    origin,
    link: `${origin}/m/${NO_TOKEN}`,
    username: 'muster-12',
    password: 'geheim-muster',
  };
}
