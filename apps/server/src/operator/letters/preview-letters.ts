import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { ServedApplication } from '../../application/read-applications';
import { type CommandInput, type Facts, OperatorFailure, type OperatorWorld } from '../command';
import { originOfLetters } from '../command-application';
import { openLetterFile } from './letter-pages';
import { letterTexts } from './letter-texts';
import { sampleLetter } from './sample-letter';

interface Preview {
  readonly application: ServedApplication;
  readonly given: CommandInput;
  readonly path: string;
}

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
    for (const language of languages) await file.add(sampleLetter(language, application, origin));
    await file.end();
  } catch (error) {
    await file.abandon();
    await rm(path, { force: true });
    throw error;
  }
  world.say(letterTexts.previewed(languages.length, path));
  return { pages: languages.length, file: path };
}
