import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts';
import { plainLink, type RenderLink } from '../render-link';
import * as css from './BarFrame.css';

export interface BarFrameProps {
  /** Empty while it is not known. */
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
  const { t } = useTexts();
  return (
    <header className={css.bar}>
      <div className={css.inside}>
        {renderLink({
          href: homeHref,
          className: css.home,
          children: (
            <>
              <img className={css.logo} src={logoSrc} alt="" />
              <span className={css.name}>{applicationName || t('frame_product_name')}</span>
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
