import { Suspense } from 'react';
import { lazyWithFallback } from '../lazy-with-fallback';
import type { MarkdownProps } from '../Markdown/Markdown';
import { Prose } from '../Prose/Prose';
import { asWritten } from '../Prose/Prose.css';

/** The first text loads the markdown parser. If it cannot be loaded, the text is shown as written. */
const Markdown = lazyWithFallback(
  async () => (await import('../Markdown/Markdown')).Markdown,
  AsWritten,
);

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
