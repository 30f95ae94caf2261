import type { LegalLinks } from '@ablesbar/domain';
import type { Texts } from '@ablesbar/i18n';

/** Imprint and privacy, if the utility has set them, and the accessibility page, which always exists. */
export function footerLinks(
  t: Texts['t'],
  { imprint, privacy }: LegalLinks,
  accessibilityHref: string,
) {
  return [
    { label: t('frame_footer_imprint'), href: imprint.url },
    { label: t('frame_footer_privacy'), href: privacy.url },
    { label: t('frame_footer_accessibility'), href: accessibilityHref },
  ].flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]));
}
