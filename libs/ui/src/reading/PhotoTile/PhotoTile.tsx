import { type ReactNode, useRef } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { TrashIcon } from '../../primitives/icons/action-icons';
import { useTexts } from '../../texts/use-texts';
import type { ScaledPhoto } from '../photo-scaling/scaled-photo';
import { PhotoPicture } from '../PhotoPicture/PhotoPicture';
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

export interface AddPhotoProps {
  readonly icon: ReactNode;
  readonly children: string;
  /** Opens the camera directly instead of the choice of files. */
  readonly isCamera?: boolean;
  readonly isFull: boolean;
  readonly isNeeded: boolean;
  readonly describedBy: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The empty tile after the photos. */
export function AddPhoto({ icon, children, isCamera = false, isFull, ...props }: AddPhotoProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <li className={isCamera ? css.camera : undefined}>
      <button
        type="button"
        className={props.isNeeded ? css.addNeeded : css.add}
        // Not `disabled`: a user who has just added the last photo would lose the focus.
        aria-disabled={isFull || undefined}
        aria-describedby={props.describedBy}
        onClick={() => {
          if (!isFull) input.current?.click();
        }}
      >
        {icon}
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        {...(isCamera ? { capture: 'environment' } : { multiple: true })}
        onChange={(event) => {
          const files = Array.from(event.target.files ?? []);
          // Otherwise the same file could not be chosen a second time.
          event.target.value = '';
          if (files.length > 0) props.onFiles(files);
        }}
      />
    </li>
  );
}

/** 1000 bytes each, as file managers count. At least 1. */
export function kilobytes(bytes: number): number {
  return Math.max(1, Math.round(bytes / 1000));
}
