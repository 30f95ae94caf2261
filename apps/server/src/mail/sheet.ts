import { type Static, Type } from '@sinclair/typebox';
import type { LetterPart } from './letter';

export const Sheet = Type.Object({
  /** The name of the attached file. */
  file: Type.String(),
  language: Type.String(),
  sender: Type.String(),
  title: Type.String(),
  lines: Type.Array(
    Type.Object({
      kind: Type.Union([Type.Literal('heading'), Type.Literal('text'), Type.Literal('row')]),
      name: Type.String(),
      value: Type.String(),
    }),
  ),
});

/** What the PDF of a mail says. It waits as words and becomes a PDF when the mail is sent. */
export type Sheet = Static<typeof Sheet>;

type Line = Sheet['lines'][number];

export function sheetLines(parts: readonly LetterPart[]): Line[] {
  return parts.flatMap((part): readonly Line[] => {
    if (part.kind === 'link') return [];
    if (part.kind !== 'rows') return [{ kind: part.kind, name: part.text, value: '' }];
    return part.rows.map(([name, value]) => ({ kind: 'row', name, value }));
  });
}
