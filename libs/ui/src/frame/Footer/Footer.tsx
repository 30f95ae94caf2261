import { Fragment } from 'react';
import { useTexts } from '../../texts/use-texts';
import { plainLink, type RenderLink } from '../render-link';
import * as css from './Footer.css';

export interface FooterProps {
  readonly applicationName: string;
  /** Imprint and similar links. Other sites open in the same tab, like any link. */
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /** Renders the links that lead to a page of the app itself. */
  readonly renderLink?: RenderLink;
}

export function Footer({ applicationName, links, renderLink = plainLink }: FooterProps) {
  const { t } = useTexts();
  return (
    <footer className={css.footer}>
      <div className={css.inside}>
        <span className={css.name}>
          {t('frame_product_name')} {applicationName}
        </span>
        {links.map(({ label, href }) => (
          <Fragment key={href}>
            {href.startsWith('/') ? (
              renderLink({ href, className: css.link, children: label })
            ) : (
              <a className={css.link} href={href} rel="noreferrer">
                {label}
              </a>
            )}
          </Fragment>
        ))}
      </div>
    </footer>
  );
}
