import type { LegalLinks } from '@ablesbar/domain';
import type { Texts } from '@ablesbar/i18n';

/** Imprint and privacy where the utility has given them. */
export function footerLinks(t: Texts['t'], { imprint, privacy }: LegalLinks) {
  return [
    { label: t('frame_footer_imprint'), href: imprint.url },
    { label: t('frame_footer_privacy'), href: privacy.url },
  ].flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]));
}
