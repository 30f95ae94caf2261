import type { LegalLinks } from '@ablesbar/domain';
import type { Texts } from '@ablesbar/i18n';
import { ACCESSIBILITY_PATH } from '../../app/paths';

/** Imprint and privacy where the utility has given them, and a page of ours. */
export function footerLinks(t: Texts['t'], { imprint, privacy }: LegalLinks) {
  return [
    { label: t('frame_footer_imprint'), href: imprint.url },
    { label: t('frame_footer_privacy'), href: privacy.url },
    { label: t('frame_footer_accessibility'), href: ACCESSIBILITY_PATH },
  ].flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]));
}
