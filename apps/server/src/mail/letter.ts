import type { MailWords } from '@ablesbar/i18n';

/** The content of a letter, without its layout. */
export interface Letter {
  readonly subject: string;
  readonly parts: readonly LetterPart[];
}

export type LetterPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly [string, string])[] };

/** A letter as both kinds of mail programs show it. */
export interface RenderedLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export function renderLetter(
  { subject, parts }: Letter,
  { htmlLang, closing, automatic }: MailWords,
  application: string,
): RenderedLetter {
  const all: readonly LetterPart[] = [
    ...parts,
    { kind: 'text', text: closing },
    { kind: 'text', text: application },
    { kind: 'text', text: automatic },
  ];
  return {
    // A line break in a name must not end the subject, because a mail header ends with its line.
    subject: subject.replace(/\p{Cc}+/gu, ' '),
    text: `${all.map(plain).join('\n\n')}\n`,
    html: `<!doctype html><html lang="${htmlLang}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body style="font-family:sans-serif;font-size:16px;line-height:1.5">${all.map(marked).join('')}</body></html>`,
  };
}

function plain(part: LetterPart): string {
  if (part.kind === 'link') return `${part.label}: ${part.url}`;
  if (part.kind === 'rows') return part.rows.map(([name, value]) => `${name}: ${value}`).join('\n');
  return part.text;
}

function marked(part: LetterPart): string {
  if (part.kind === 'link') {
    return `<p><a href="${escaped(part.url)}">${escaped(part.label)}</a></p>`;
  }
  if (part.kind === 'rows') {
    const rows = part.rows.map(
      ([name, value]) =>
        `<tr><th scope="row" align="left" style="padding-right:16px;font-weight:normal">${escaped(name)}</th><td><strong>${escaped(value)}</strong></td></tr>`,
    );
    return `<table>${rows.join('')}</table>`;
  }
  const name = part.kind === 'heading' ? 'h2' : 'p';
  return `<${name}>${escaped(part.text)}</${name}>`;
}

/** Escapes names and salutations, because people typed them. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
