import { Suspense } from 'react';
import { lazyOr } from '../lazy-or';
import type { MarkdownProps } from '../Markdown/Markdown';
import { Prose } from '../Prose/Prose';
import { asWritten } from './ServerText.css';

/** What reads markdown comes with the first text that needs it; where it cannot be had, the words still are. */
const Markdown = lazyOr(async () => (await import('../Markdown/Markdown')).Markdown, AsWritten);

export function ServerText(props: MarkdownProps) {
  return (
    <Suspense fallback={null}>
      <Markdown {...props} />
    </Suspense>
  );
}

function AsWritten({ text }: MarkdownProps) {
  return (
    <Prose>
      <p className={asWritten}>{text}</p>
    </Prose>
  );
}
