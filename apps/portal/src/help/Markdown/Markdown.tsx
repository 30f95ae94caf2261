import { useMemo } from 'react';
import { trustedHtml } from './trusted-html';
import * as css from './Markdown.css';

export interface MarkdownProps {
  readonly text: string;
  /** Of the largest heading: what stands above the text decides. */
  readonly level: number;
}

/** A text of the server. */
export function Markdown({ text, level }: MarkdownProps) {
  const html = useMemo(() => trustedHtml(text, level), [text, level]);
  return html === null ? (
    <p className={`${css.prose} ${css.plain}`}>{text}</p>
  ) : (
    <div className={css.prose} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
