import type { Texts } from '../texts/create-texts';

/** The title of the browser tab. A server may leave out the name of its application. */
export function pageTitle(applicationName: string, t: Texts['t']): string {
  return applicationName === ''
    ? t('frame_product_name')
    : t('frame_page_title', { applicationName });
}
