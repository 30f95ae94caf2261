import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { consoleTexts } from '../base/console-texts';
import { broken, existing, readOptionalJson } from '../application/application-files';
import { type Contact, ContactFile, type Instructions, InstructionsFile } from './help-files';

/**
 * The texts of a utility for its customers: how to read meters, how the portal works, whom to ask.
 */
export interface Help {
  readonly instructions: Instructions;
  readonly contact: Contact;
  /** Markdown by language. */
  readonly pages: ReadonlyMap<string, string>;
}

/** Reads the help. Each of these files is optional. */
export function readHelp(folder: string): Help {
  return {
    instructions: readOptionalJson(join(folder, 'instructions.json'), InstructionsFile, {
      instructions: [],
    }),
    contact: readOptionalJson(join(folder, 'contact.json'), ContactFile, {
      contactInformationItems: [],
    }),
    pages: readPages(folder),
  };
}

/** Reads files such as 'help.de.md' and 'help.de-informal.md'. The name holds the language. */
function readPages(folder: string): ReadonlyMap<string, string> {
  const names = existing(folder, () => readdirSync(folder));
  const texts = names.flatMap((name) => {
    const [, language] = /^help\.([\w-]+)\.md$/.exec(name) ?? [];
    return language === undefined ? [] : [[language, readText(join(folder, name))] as const];
  });
  return new Map(texts);
}

function readText(file: string): string {
  const text = existing(file, () => readFileSync(file, 'utf8'));
  if (text.trim() === '') throw broken(file, '', consoleTexts.emptyFile);
  return text;
}
