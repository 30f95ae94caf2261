import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { ServedApplication } from '../../application/read-applications';
import { type CommandInput, type Facts, OperatorFailure, type OperatorWorld } from '../command';
import { originOfLetters } from '../command-application';
import { letterContact } from './letter-contact';
import { type LetterFile, openLetterFile } from './letter-pages';
import { letterTexts } from './letter-texts';
import { letterForm } from './letter-words';

interface Preview {
  readonly application: ServedApplication;
  readonly given: CommandInput;
  readonly path: string;
}

/** As long as a real token, but of nobody: the code can be scanned and opens nothing. */
const NO_TOKEN = 'vorschau'.padEnd(43, '-');

/** Writes a page for each language of the utility. */
export async function previewLetters(
  world: OperatorWorld,
  { application, given, path }: Preview,
): Promise<Facts> {
  if (existsSync(path)) throw new OperatorFailure(letterTexts.exists(path));
  const origin = originOfLetters(world, application, given);
  const languages = application.config.languageConfig.enabledLanguages.map(({ name }) => name);
  const file = await openLetterFile(path, world.root, application);
  try {
    await addSamples(file, application, { languages, origin });
    await file.end();
  } catch (error) {
    await file.abandon();
    await rm(path, { force: true });
    throw error;
  }
  world.say(letterTexts.previewed(languages.length, path));
  return { pages: languages.length, file: path };
}

async function addSamples(
  file: LetterFile,
  application: ServedApplication,
  { languages, origin }: { readonly languages: readonly string[]; readonly origin: string },
): Promise<void> {
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
}
