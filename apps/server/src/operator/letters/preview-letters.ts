import type { ServedApplication } from '../../application/read-applications';
import { letterContact } from './letter-contact';
import { openLetterFile } from './letter-pages';
import { letterForm } from './letter-words';

interface Preview {
  readonly application: ServedApplication;
  readonly origin: string;
  readonly root: string;
}

/** As long as a real token, but of nobody: the code can be scanned and opens nothing. */
const NO_TOKEN = 'vorschau'.padEnd(43, '-');

/** A page for each language of the utility. Returns their number. */
export async function previewLetters(
  path: string,
  { application, origin, root }: Preview,
): Promise<number> {
  const languages = application.config.languageConfig.enabledLanguages.map(({ name }) => name);
  const file = await openLetterFile(path, root, application);
  for (const language of languages) {
    await file.add({
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
    });
  }
  await file.end();
  return languages.length;
}
