import type { ReactNode } from 'react';
import { plainLink, type RenderLink } from '../render-link';
import * as css from './BarFrame.css';

export interface BarFrameProps {
  readonly applicationName: string;
  readonly logoSrc: string;
  readonly homeHref: string;
  readonly renderLink?: RenderLink;
  readonly nav?: ReactNode;
  /** At its end: language, account. */
  readonly children?: ReactNode;
  /** What opens below it. */
  readonly below?: ReactNode;
}

/** The bar itself, with the way home: all of it that a page needs before it knows anything else. */
export function BarFrame(props: BarFrameProps) {
  const { applicationName, logoSrc, homeHref, renderLink = plainLink } = props;
  return (
    <header className={css.bar}>
      <div className={css.inside}>
        {renderLink({
          href: homeHref,
          className: css.home,
          children: (
            <>
              <img className={css.logo} src={logoSrc} alt="" />
              <span className={css.name}>{applicationName}</span>
            </>
          ),
        })}
        {props.nav}
        <div className={css.end}>{props.children}</div>
      </div>
      {props.below}
    </header>
  );
}
