import { useMemo } from 'react';
import { prose } from '../Prose/Prose.css';
import { trustedHtml } from './trusted-html';
import { plain } from './Markdown.css';

export interface MarkdownProps {
  readonly text: string;
  /** Of the largest heading: what stands above the text decides. */
  readonly level: number;
}

/** A text of the server. */
export function Markdown({ text, level }: MarkdownProps) {
  const html = useMemo(() => trustedHtml(text, level), [text, level]);
  return html === null ? (
    <p className={`${prose} ${plain}`}>{text}</p>
  ) : (
    <div className={prose} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
