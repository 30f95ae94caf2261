import { lazy, Suspense } from 'react';
import type { MarkdownProps } from '../Markdown/Markdown';
import { Prose } from '../Prose/Prose';
import { asWritten } from './ServerText.css';

/** What reads markdown comes with the first text that needs it; where it cannot be had, the words still are. */
const Markdown = lazy(async () => ({
  default: await import('../Markdown/Markdown').then(
    (loaded) => loaded.Markdown,
    () => AsWritten,
  ),
}));

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
