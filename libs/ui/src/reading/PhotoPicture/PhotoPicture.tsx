import { useCallback } from 'react';
import { Button } from '../../primitives/Button/Button';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { TrashIcon } from '../../primitives/icons/action-icons';
import { useTexts } from '../../texts/use-texts';
import type { ScaledPhoto } from '../photo-scaling/scaled-photo';
import * as css from './PhotoPicture.css';

export interface PhotoPictureProps {
  readonly photo: ScaledPhoto;
  readonly alt: string;
  readonly className: string;
}

/** Shows a photo that is only in memory. Its address is revoked when the picture is removed. */
export function PhotoPicture({ photo, alt, className }: PhotoPictureProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(new Blob([photo.data], { type: photo.mimeType }));
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [photo],
  );
  return <img ref={show} alt={alt} className={className} decoding="async" draggable={false} />;
}

export interface PhotoDialogProps {
  /** Null if the dialog is closed. */
  readonly photo: ScaledPhoto | null;
  readonly number: number;
  readonly count: number;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** One photo as large as the screen allows, so that the user can check whether every digit is legible. */
export function PhotoDialog({ photo, number, count, onRemove, onClose }: PhotoDialogProps) {
  const { t } = useTexts();
  const name = t('photo_name_of', { number, count });
  return (
    <Dialog
      open={photo !== null}
      width="wide"
      title={name}
      closeLabel={t('photo_close')}
      onClose={onClose}
      actions={
        <Button icon={<TrashIcon size={20} />} onClick={onRemove}>
          {t('photo_remove', { number })}
        </Button>
      }
    >
      {photo && <PhotoPicture photo={photo} alt={name} className={css.picture} />}
    </Dialog>
  );
}
