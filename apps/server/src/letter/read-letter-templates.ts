import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { applicationTexts } from '../base/application-texts';
import { reasonOf, StartFailure } from '../base/start-failure';
import { stripJpeg } from '../photo/strip-jpeg';
import { stripPng } from '../photo/strip-png';
import {
  type LetterPicture,
  type LetterTemplate,
  parseTemplate,
  TemplateFailure,
} from './letter-template';

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
    return parseTemplate(readFileSync(file, 'utf8'), (name) => readPicture(dirname(file), name));
  } catch (error) {
    const place = error instanceof TemplateFailure ? applicationTexts.lineOf(error.line) : '';
    throw new StartFailure(applicationTexts.badApplication(file, place, reasonOf(error)));
  }
}

const PICTURE_BYTES = 1_000_000;
/** Dots. A letter shows 975 in a line. */
const PICTURE_EDGE = 4000;

/** Only a file of the utility's own folder, so that no letter shows what lies elsewhere. */
function readPicture(folder: string, name: string): Omit<LetterPicture, 'kind' | 'file'> {
  const path = join(folder, name);
  const isOwn = /^[\w-][\w. -]*$/.test(name) && readdirSync(folder).includes(name);
  if (!isOwn) throw new Error(applicationTexts.noPicture(name));
  if (statSync(path).size > PICTURE_BYTES) throw new Error(applicationTexts.largePicture(name));
  const bytes = readFileSync(path);
  const isPng = name.endsWith('.png');
  const picture = isPng ? stripPng(bytes) : stripJpeg(bytes);
  if (picture === null) throw new Error(applicationTexts.noPicture(name));
  const { width, height } = picture;
  if (Math.max(width, height) > PICTURE_EDGE) {
    throw new Error(applicationTexts.largePicture(name));
  }
  const data = `data:image/${isPng ? 'png' : 'jpeg'};base64,${bytes.toString('base64')}`;
  return { data, width, height };
}
