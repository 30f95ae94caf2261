import { inLanguage } from '@ablesbar/domain';
import type { ServedApplication } from '../../application/read-applications';
import { runsOf, type TextRun } from '../../letter/letter-template';

export type LetterSource = Pick<ServedApplication, 'config'> & {
  readonly help: Pick<ServedApplication['help'], 'contact'>;
};

/** The contact of every screen as lines on paper, where links and pictures are only their words. */
export function letterContact(
  { help, config }: LetterSource,
  language: string | null,
): readonly (readonly TextRun[])[] {
  const { defaultLanguage } = config.languageConfig;
  const items = help.contact.contactInformationItems
    .filter(({ path = '/' }) => path === '/')
    .map((item) => ({ ...item, language: item.language ?? null }));
  const [item] = inLanguage(items, language ?? defaultLanguage, defaultLanguage);
  return (item?.text ?? '')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split('\n')
    .map((line) => line.replace(/^\s*(?:#+|[-*+>])\s+/, '').trim())
    .filter((line) => line !== '')
    .map((line) => runsOf(line) ?? [{ text: line.replaceAll('*', ''), isBold: false }]);
}
