import { useMemo } from 'react';
import { asWritten, prose } from '../Prose/Prose.css';
import { trustedHtml } from './trusted-html';

export interface MarkdownProps {
  readonly text: string;
  /** The level of the largest heading in the text; it depends on the headings above the text. */
  readonly level: number;
}

/** A text of the server, shown as markdown. */
export function Markdown({ text, level }: MarkdownProps) {
  const html = useMemo(() => trustedHtml(text, level), [text, level]);
  return html === null ? (
    <p className={`${prose} ${asWritten}`}>{text}</p>
  ) : (
    <div className={prose} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
