import { Suspense } from 'react';
import { lazyWithFallback } from '../../primitives/lazy-with-fallback';
import type { MarkdownProps } from '../../primitives/Markdown/Markdown';
import { Prose } from '../../primitives/Prose/Prose';
import { asWritten } from '../../primitives/Prose/Prose.css';
import { useTexts } from '../../texts/use-texts';

/** The first text loads the markdown parser. If it cannot be loaded, the text is shown as written. */
const Markdown = lazyWithFallback(async () => {
  const { compilePatterns } = await import('../../primitives/Markdown/compile-patterns');
  await compilePatterns();
  return (await import('../../primitives/Markdown/Markdown')).Markdown;
}, AsWritten);

export type ServerTextProps = Omit<MarkdownProps, 'missingPicture'>;

export function ServerText(props: ServerTextProps) {
  const { t } = useTexts();
  return (
    <Suspense fallback={null}>
      <Markdown {...props} missingPicture={t('picture_missing_text')} />
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
