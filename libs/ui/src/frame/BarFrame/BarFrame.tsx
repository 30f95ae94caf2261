import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts';
import { plainLink, type RenderLink } from '../render-link';
import * as css from './BarFrame.css';

export interface BarFrameProps {
  /** Empty while the name is not known. */
  readonly applicationName: string;
  readonly logoSrc: string;
  readonly homeHref: string;
  readonly renderLink?: RenderLink;
  readonly nav?: ReactNode;
  /** The buttons at the end of the bar: language, account. */
  readonly children?: ReactNode;
  /** What opens below the bar, such as the menu. */
  readonly below?: ReactNode;
}

/** The bar itself, with the link home. A page shows only this much before its settings are loaded. */
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
