import { useEffect, useMemo, useRef } from 'react';
import { asWritten, prose } from '../Prose/Prose.css';
import { mendPictures } from './mend-pictures';
import { trustedHtml } from './trusted-html';

export { picturesIn } from './pictures-in';

export interface MarkdownProps {
  readonly text: string;
  /** The level of the largest heading in the text; it depends on the headings above the text. */
  readonly level: number;
  /** What stands in the place of a picture that does not load. */
  readonly missingPicture: string;
}

/** A text of the server, shown as markdown. */
export function Markdown({ text, level, missingPicture }: MarkdownProps) {
  const html = useMemo(() => trustedHtml(text, level), [text, level]);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    return content.current === null ? undefined : mendPictures(content.current, missingPicture);
  }, [html, missingPicture]);
  return html === null ? (
    <p className={`${prose} ${asWritten}`}>{text}</p>
  ) : (
    <div ref={content} className={prose} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
