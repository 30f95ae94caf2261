import { type Static, Type } from '@sinclair/typebox';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  brokenFile,
  LinearPattern,
  readExisting,
  readOptionalJson,
} from '../application/application-files';
import { applicationTexts } from '../base/application-texts';

const Words = Type.String({ minLength: 1 });
const Language = Type.Optional(Words);

/**
 * Misspelled fields are refused: a silently ignored filter would show a text to the wrong people.
 */
const only = { additionalProperties: false };

export const InstructionsFile = Type.Object(
  {
    instructions: Type.Array(
      Type.Object(
        {
          language: Language,
          title: Words,
          text: Words,
          obisFilter: Type.Optional(LinearPattern),
          meterNumberFilter: Type.Optional(LinearPattern),
          multiMeterRate: Type.Optional(Type.Boolean()),
        },
        only,
      ),
    ),
  },
  only,
);

export const ContactFile = Type.Object(
  {
    contactInformationItems: Type.Array(
      Type.Object(
        {
          language: Language,
          path: Type.Optional(Type.String({ pattern: '^/' })),
          text: Words,
        },
        only,
      ),
    ),
  },
  only,
);

type Instructions = Static<typeof InstructionsFile>;
type Contact = Static<typeof ContactFile>;

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
  const names = readExisting(folder, () => readdirSync(folder));
  const texts = names.flatMap((name) => {
    const [, language] = /^help\.([\w-]+)\.md$/.exec(name) ?? [];
    return language === undefined ? [] : [[language, readText(join(folder, name))] as const];
  });
  return new Map(texts);
}

function readText(file: string): string {
  const text = readExisting(file, () => readFileSync(file, 'utf8'));
  if (text.trim() === '') throw brokenFile(file, '', applicationTexts.emptyFile);
  return text;
}
