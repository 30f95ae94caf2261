import { applicationTexts } from '../base/application-texts';
import { reasonOf } from '../base/start-failure';

/** What differs from letter to letter. A paragraph whose value a customer does not have is left out. */
const PLACEHOLDERS = [
  'name',
  'customerNumber',
  'meters',
  'deadline',
  'portal',
  'link',
  'username',
  'password',
  'sender',
] as const;

export type Placeholder = (typeof PLACEHOLDERS)[number];

/** Parts that are drawn, each in a paragraph of its own: code with login, and contact.json. */
const PARTS = ['login', 'contact'] as const;

export interface TextRun {
  readonly text: string;
  readonly isBold: boolean;
}

export interface LetterText {
  readonly kind: 'heading' | 'paragraph' | 'item';
  /** '•' or '1.' of an item, else empty. */
  readonly mark: string;
  readonly runs: readonly TextRun[];
}

export interface LetterPicture {
  readonly kind: 'picture';
  readonly file: string;
  /** A data address, because pdfkit embeds a picture that has a name once. */
  readonly data: string;
  readonly width: number;
  readonly height: number;
}

type ReadPicture = (file: string) => Omit<LetterPicture, 'kind' | 'file'>;

type LetterBlock =
  | LetterText
  | LetterPicture
  | { readonly kind: 'login' }
  | { readonly kind: 'contact' };

/** The text of a letter in one language. */
export type LetterTemplate = readonly LetterBlock[];

/** A mistake in a template, with its line. */
export class TemplateFailure extends Error {
  override readonly name = 'TemplateFailure';
  constructor(
    readonly line: number,
    reason: string,
  ) {
    super(reason);
  }
}

const PLACE = /\{\{\s*(\w*)\s*\}\}/g;
/** Markdown that a letter does not show. As plain text it would look like a mistake of the utility. */
const NOT_SHOWN =
  /^(?:>|\||```|~~~|<|(?:-{3,}|\*{3,}|_{3,}|={3,})$|#{4,})|^\s+(?:[-*+]|\d+\.)\s|\[[^\]]*\]\(|<\/?[a-z]/i;

/** A picture in a line of its own. Its words are for those who read the template. */
const PICTURE = /^!\[[^\]]*\]\(([^)]*)\)\s*$/;

/**
 * Reads headings, paragraphs, lists, bold words and pictures; refuses everything else with its line.
 * `readPicture` reads a file beside the template, or throws the reason why not.
 */
export function parseTemplate(
  markdown: string,
  readPicture: ReadPicture = noPicture,
): LetterTemplate {
  const blocks: { line: number; text: string }[] = [];
  let isOpen = false;
  for (const [index, raw] of markdown
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .entries()) {
    const line = index + 1;
    const open = blocks.at(-1);
    const isPicture = PICTURE.test(raw);
    if (!isPicture && NOT_SHOWN.test(raw))
      throw new TemplateFailure(line, applicationTexts.notInLetters);
    checkPlaceholders(raw, line);
    if (raw.trim() === '') isOpen = false;
    else if (isOpen && open !== undefined && !isPicture && !interrupts(raw, open.text)) {
      open.text += `${/(?: {2}|\\)$/.test(open.text) ? '\n' : ' '}${raw.trimStart()}`;
    } else {
      blocks.push({ line, text: raw });
      isOpen = !raw.startsWith('#') && !isPicture;
    }
  }
  const template = blocks.map(({ line, text }) => blockOf(text, line, readPicture));
  if (template.filter(({ kind }) => kind === 'login').length !== 1) {
    throw new TemplateFailure(1, applicationTexts.needsLogin);
  }
  return template;
}

/** A line such as '5. Dezember' goes on with its paragraph, unless the list has begun. */
function interrupts(line: string, before: string): boolean {
  const isList = /^(?:[-*+]|\d+\.)\s/;
  return /^(?:#|[-*+]\s|1\.\s)/.test(line) || (isList.test(before) && isList.test(line));
}

function checkPlaceholders(text: string, line: number): void {
  const known: readonly string[] = [...PLACEHOLDERS, ...PARTS];
  for (const [whole, name = ''] of text.matchAll(PLACE)) {
    if (!known.includes(name)) {
      throw new TemplateFailure(line, applicationTexts.unknownPlaceholder(whole, known));
    }
  }
  if (/\{\{|\}\}/.test(text.replace(PLACE, ''))) {
    throw new TemplateFailure(line, applicationTexts.openPlaceholder);
  }
}

function noPicture(): never {
  throw new Error(applicationTexts.notInLetters);
}

function blockOf(text: string, line: number, readPicture: ReadPicture): LetterBlock {
  const [, file] = PICTURE.exec(text) ?? [];
  if (file !== undefined) {
    try {
      return { kind: 'picture', file, ...readPicture(file) };
    } catch (error) {
      throw new TemplateFailure(line, reasonOf(error));
    }
  }
  const part = PARTS.find((one) => placesIn(text).includes(one));
  if (part !== undefined) {
    if (text.replace(PLACE, '').trim() !== '' || placesIn(text).length > 1) {
      throw new TemplateFailure(line, applicationTexts.partAlone(part));
    }
    return { kind: part };
  }
  const [, hashes, bullet, number, rest = ''] =
    /^(?:(#{1,3})\s+|([-*+])\s+|(\d+\.)\s+)?([^]*)$/.exec(text) ?? [];
  const runs = runsOf(rest.replace(/(?: {2,}|\\)(?=\n|$)/g, '').trim());
  if (runs === null) throw new TemplateFailure(line, applicationTexts.openBold);
  if (hashes !== undefined) return { kind: 'heading', mark: '', runs };
  const mark = bullet === undefined ? (number ?? '') : '•';
  return { kind: mark === '' ? 'paragraph' : 'item', mark, runs };
}

/** The words between two pairs of stars are bold. Null if a pair or a single star is left over. */
export function runsOf(text: string): readonly TextRun[] | null {
  const parts = text.split('**');
  if (parts.length % 2 === 0 || parts.some((part) => part.includes('*'))) return null;
  return parts.flatMap((part, index) =>
    part === '' ? [] : [{ text: part, isBold: index % 2 === 1 }],
  );
}

export function placesIn(text: string): readonly string[] {
  return [...text.matchAll(PLACE)].map(([, name = '']) => name);
}

/** The runs with a customer's values. Null if one of the values is missing: the text is left out. */
export function fillRuns(
  runs: readonly TextRun[],
  values: Readonly<Record<Placeholder, string | null>>,
): readonly TextRun[] | null {
  const given = new Map<string, string | null>(Object.entries(values));
  if (runs.some(({ text }) => placesIn(text).some((name) => given.get(name) === null))) return null;
  return runs.map(({ text, isBold }) => ({
    text: text.replace(PLACE, (whole, name: string) => given.get(name) ?? whole),
    isBold,
  }));
}
