import { useTexts } from '../../texts/use-texts';
import type { ScaledPhoto } from '../photo-scaling/scaled-photo';
import { PhotoPicture } from '../PhotoPicture/PhotoPicture';
import * as css from './PhotoRow.css';

/** Small pictures of photos, on screen and on paper. */
export function PhotoRow({ photos }: { readonly photos: readonly ScaledPhoto[] }) {
  const { t } = useTexts();
  return (
    <ul className={css.photos}>
      {photos.map((photo, n) => (
        <li key={n}>
          <PhotoPicture
            photo={photo}
            alt={t('receipt_photo_alt', { number: n + 1 })}
            className={css.photo}
          />
        </li>
      ))}
    </ul>
  );
}
