import { useId, type ReactNode } from 'react';
import { useHeadingLevel } from '../ScreenTitle/heading-level';
import * as css from './Section.css';

export interface SectionProps {
  readonly title: string;
  /** A short text or a button at the right of the heading. */
  readonly aside?: ReactNode;
  /** On a phone, the title of the screen says enough: only screen readers get the heading. */
  readonly isFirstOnPhone?: boolean;
  readonly children: ReactNode;
}

/** A section begins with a line; space separates the rest. */
export function Section(props: SectionProps) {
  const { title, aside, isFirstOnPhone = false, children } = props;
  const id = useId();
  const level = useHeadingLevel('h2');
  return (
    <section className={isFirstOnPhone ? css.firstOnPhone : css.section} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} {...level}>
          {title}
        </h2>
        {aside && <span className={css.aside}>{aside}</span>}
      </div>
      {children}
    </section>
  );
}
