import { createTexts } from '@ablesbar/i18n';
import { CONTACT_FIELDS, checkContact, type AnonymousProblem } from '@ablesbar/validation';
import { openEntries } from './field-problems';

const WORDS: Readonly<Record<string, string>> = {
  firstname: 'Vorname: Kürzen Sie die Angabe auf 50 Zeichen.',
  lastname: 'Nachname: Kürzen Sie die Angabe auf 50 Zeichen.',
  street: 'Straße: Kürzen Sie die Angabe auf 50 Zeichen.',
  houseNumber: 'Hausnummer: Kürzen Sie die Angabe auf 10 Zeichen.',
  zip: 'Geben Sie die Postleitzahl mit 5 Ziffern ein.',
  city: 'Ort: Kürzen Sie die Angabe auf 50 Zeichen.',
};

test.each(CONTACT_FIELDS)(
  'the list of open problems names a %s that is too long',
  async (field) => {
    const texts = await createTexts({ language: 'de', translations: {} });
    const problem = checkContact(field, '1'.repeat(51));
    const found: readonly AnonymousProblem[] = problem ? [{ field, obis: null, problem }] : [];
    expect(openEntries(texts, found)).toEqual([{ target: `wizard-${field}`, words: WORDS[field] }]);
  },
);
