import type { Texts, TextKey } from '@ablesbar/i18n';
import { MOST_MEGABYTES, MOST_MEGAPIXELS } from '../photo-scaling/scaled-photo';
import type { RefusedFile } from './use-photo-intake';

const TEXT = {
  unreadable: 'photo_refused_unreadable',
  'too-large': 'photo_refused_large',
  failed: 'photo_refused_failed',
  'too-many': 'photo_refused_many',
} as const satisfies Record<RefusedFile['why'], TextKey>;

/** Why a file was refused, and which files are accepted. */
export function refusedText({ t }: Texts, { name, why }: RefusedFile, most: number) {
  return t(TEXT[why], {
    name: name === '' ? t('photo_unnamed') : name,
    count: most,
    megabytes: MOST_MEGABYTES,
    megapixels: MOST_MEGAPIXELS,
  });
}
