import { IconButton } from '../../primitives/IconButton/IconButton';
import { TrashIcon } from '../../primitives/icons/action-icons';
import { useTexts } from '../../texts/use-texts';
import { kilobytes } from '../kilobytes';
import { PhotoPicture } from '../PhotoPicture/PhotoPicture';
import type { ScaledPhoto } from '../photo-scaling/scaled-photo';
import * as css from './PhotoTile.css';

export interface PhotoTileProps {
  readonly photo: ScaledPhoto;
  readonly number: number;
  readonly onEnlarge: () => void;
  readonly onRemove: () => void;
}

/** A photo as it will be sent, with its size; a tap shows it large. */
export function PhotoTile({ photo, number, onEnlarge, onRemove }: PhotoTileProps) {
  const { t } = useTexts();
  const size = kilobytes(photo.data.byteLength);
  return (
    <>
      <button type="button" className={css.frame} onClick={onEnlarge}>
        <PhotoPicture
          photo={photo}
          alt={t('photo_enlarge', { number })}
          className={css.thumbnail}
        />
      </button>
      <span className={css.caption}>
        {t('photo_size', { size })}
        <span className={css.remove}>
          <IconButton
            label={t('photo_remove', { number })}
            icon={<TrashIcon size={20} />}
            onClick={onRemove}
          />
        </span>
      </span>
    </>
  );
}
