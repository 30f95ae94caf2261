import { useState, type MouseEvent, type ReactNode } from 'react';
import { useMedia } from '../use-media';
import { DownIcon } from '../../primitives/icons/frame-icons';
import { useHeadingLevel } from '../../primitives/ScreenTitle/heading-level';
import * as css from './QuietLine.css';

export interface QuietLineProps {
  readonly title: string;
  /** A small word behind the title, also while it is open: 'freiwillig'. */
  readonly mark?: string | undefined;
  /** What it contains, while it is closed: 'heute', '1 Foto'. */
  readonly said?: string;
  /** A section of the page has a heading; a part of a section has none. */
  readonly kind?: 'section' | 'part';
  /** Something in it is required, so it is open. */
  readonly isNeeded?: boolean;
  /** Closed also where there is room. */
  readonly isExtra?: boolean;
  readonly children: ReactNode;
}

/**
 * What most users skip: one line that opens on a phone, and an open section where there is room. Its
 * content is always there, so that what a user has begun in it is never lost.
 */
export function QuietLine(props: QuietLineProps) {
  const { title, mark, said, kind = 'part', isNeeded = false, isExtra = false, children } = props;
  const hasRoom = useMedia('(min-width: 640px)');
  const [isOpen, setIsOpen] = useState(hasRoom && !isExtra);
  // What was required stays open when it is there: the user may still be at it.
  if (isNeeded && !isOpen) setIsOpen(true);
  const level = useHeadingLevel('h2');
  const [Title, titleLevel] =
    kind === 'section' ? (['h2', level] as const) : (['span', {}] as const);
  const keepNeeded = (event: MouseEvent) => {
    if (isNeeded) event.preventDefault();
  };
  return (
    <details
      className={css[kind]}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={css.summary} onClick={keepNeeded}>
        <Title className={css.title[kind]} {...titleLevel}>
          {title}
        </Title>
        {mark !== undefined && <span className={css.mark}>{mark}</span>}
        {said !== undefined && <span className={css.said}>{said}</span>}
        <span className={css.sign}>
          <DownIcon size={20} />
        </span>
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
