import { useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../../texts/use-texts';
import { asWritten, prose } from '../Prose/Prose.css';
import { mendPictures } from './mend-pictures';
import { trustedHtml } from './trusted-html';

export interface MarkdownProps {
  readonly text: string;
  /** The level of the largest heading in the text; it depends on the headings above the text. */
  readonly level: number;
}

/** A text of the server, shown as markdown. */
export function Markdown({ text, level }: MarkdownProps) {
  const html = useMemo(() => trustedHtml(text, level), [text, level]);
  const { t } = useTexts();
  const missing = t('picture_missing_text');
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    return content.current === null ? undefined : mendPictures(content.current, missing);
  }, [html, missing]);
  return html === null ? (
    <p className={`${prose} ${asWritten}`}>{text}</p>
  ) : (
    <div ref={content} className={prose} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
