import { lazy, Suspense } from 'react';
import type { MarkdownProps } from '../Markdown/Markdown';

/** What reads markdown comes with the first text that needs it. */
const Markdown = lazy(async () => ({ default: (await import('../Markdown/Markdown')).Markdown }));

export function ServerText(props: MarkdownProps) {
  return (
    <Suspense fallback={null}>
      <Markdown {...props} />
    </Suspense>
  );
}
