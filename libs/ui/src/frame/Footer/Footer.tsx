import { useTexts } from '../../texts/use-texts';
import * as css from './Footer.css';

export interface FooterProps {
  readonly applicationName: string;
  /** Imprint and the like; other sites open in this tab, as any link does. */
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

export function Footer({ applicationName, links }: FooterProps) {
  const { t } = useTexts();
  return (
    <footer className={css.footer}>
      <div className={css.inside}>
        <span className={css.name}>
          {t('frame_product_name')} {applicationName}
        </span>
        {links.map(({ label, href }) => (
          <a key={href} className={css.link} href={href} rel="noreferrer">
            {label}
          </a>
        ))}
      </div>
    </footer>
  );
}
