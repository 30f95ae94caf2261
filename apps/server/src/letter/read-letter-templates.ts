import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applicationTexts } from '../base/application-texts';
import { reasonOf, StartFailure } from '../base/start-failure';
import { type LetterTemplate, parseTemplate, TemplateFailure } from './letter-template';

/**
 * Reads files such as 'letter.de.md' and 'letter.de-informal.md', each of them optional. A mistake ends
 * the start, long before a link is made.
 */
export function readLetterTemplates(folder: string): ReadonlyMap<string, LetterTemplate> {
  return new Map(
    readdirSync(folder).flatMap((name) => {
      const [, language] = /^letter\.([\w-]+)\.md$/.exec(name) ?? [];
      return language === undefined ? [] : [[language, readTemplate(join(folder, name))] as const];
    }),
  );
}

function readTemplate(file: string): LetterTemplate {
  try {
    return parseTemplate(readFileSync(file, 'utf8'));
  } catch (error) {
    const place = error instanceof TemplateFailure ? applicationTexts.lineOf(error.line) : '';
    throw new StartFailure(applicationTexts.badApplication(file, place, reasonOf(error)));
  }
}
