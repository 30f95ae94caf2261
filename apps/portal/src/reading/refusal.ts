import type { TextKey, Texts } from '@ablesbar/i18n';
import type { SendingEnd } from './deliver-draft';

/** What has happened meanwhile, so that nothing was sent and nothing has failed. */
export type MeanwhileTitle = Extract<TextKey, 'reading_new_day_title' | 'outbox_late_title'>;

/** Why a reading is still in its form, beside the button that sends. */
export interface Refusal {
  readonly tone: 'error' | 'warning';
  /** Absent if the sending has failed. */
  readonly title?: MeanwhileTitle | undefined;
  readonly text: string;
}

type Refused = Pick<Extract<SendingEnd, { readonly kind: 'refused' }>, 'title' | 'message'>;

export function refusalOf({ title, message }: Refused, t: Texts['t']): Refusal {
  const tone = title === undefined ? 'error' : 'warning';
  return { tone, title, text: message ?? t('notice_send_refused_text') };
}
