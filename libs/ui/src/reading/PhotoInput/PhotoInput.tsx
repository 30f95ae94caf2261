import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { canAddPhoto } from '@ablesbar/validation';
import { FileButton } from '../../primitives/FileButton/FileButton';
import { Spinner } from '../../primitives/Spinner/Spinner';
import { CameraIcon, PictureIcon } from '../../primitives/icons/camera-icons';
import { ErrorIcon, WarningIcon } from '../../primitives/icons/tone-icons';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { useTexts } from '../../texts/use-texts';
import { AddPhoto, kilobytes, PhotoTile } from '../PhotoTile/PhotoTile';
import { PhotoDialog } from '../PhotoPicture/PhotoPicture';
import type { PhotoFlaw, Scaled, ScaledPhoto } from '../photo-scaling/scaled-photo';
import { PhotoTitle } from './photo-title';
import { flawTexts, refusedText, scaleOnDemand, useFileDrop, usePhotoIntake } from './photo-intake';
import * as css from './PhotoInput.css';

export interface PhotoInputProps {
  /** For a link that leads here. */
  readonly inputId: string;
  /** The name of the rate, if there are several fields for photos. */
  readonly name?: string | undefined;
  /** Shows the field's name, and whether it may stay empty. Not given where its surroundings show that. */
  readonly isOptional?: boolean | undefined;
  readonly photos: readonly ScaledPhoto[];
  readonly most: number;
  /** Why a photo is needed, or why there are too many. */
  readonly problem?: string | undefined;
  /** May be called after the field was removed. The photo is added to the photos that exist at that time. */
  readonly onAdd: (photo: ScaledPhoto) => void;
  readonly onRemove: (index: number) => void;
  /** Called when photos start or stop being scaled. A reading sent meanwhile would not contain them. */
  readonly onBusyChange?: (isBusy: boolean) => void;
  readonly scale?: (file: File) => Promise<Scaled>;
}

/** A photo that may not be legible. Its data stays the same when the form keeps it. */
interface DoubtedPhoto {
  readonly photo: ScaledPhoto;
  readonly flaw: PhotoFlaw;
}

type Said = { readonly what: 'removed'; readonly number: number } | { readonly what: 'added' };

/** Photos of one counter: taken, chosen, dropped or pasted. They are scaled before they are shown. */
export function PhotoInput(props: PhotoInputProps) {
  const { inputId, name, isOptional, photos, most, problem, scale = scaleOnDemand } = props;
  const texts = useTexts();
  const { t } = texts;
  const ownId = useId();
  const group = useRef<HTMLDivElement>(null);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const [doubted, setDoubted] = useState<readonly DoubtedPhoto[]>([]);
  const [outdone, setOutdone] = useState<ScaledPhoto | null>(null);
  const { pending, refused, take } = usePhotoIntake({
    count: photos.length,
    most,
    scale,
    onAdd(photo, flaw, replaced) {
      props.onAdd(photo);
      if (flaw) setDoubted((others) => [...others, { photo, flaw }]);
      if (replaced) setOutdone(replaced);
      setSaid({ what: 'added' });
    },
    onBusyChange: props.onBusyChange,
  });
  const { isOver, handlers } = useFileDrop(take);
  const isFull = !canAddPhoto(photos.length + pending, most);

  const remove = (index: number) => {
    setEnlarged(null);
    setSaid({ what: 'removed', number: index + 1 });
    props.onRemove(index);
  };
  useEffect(() => {
    // The pressed button has disappeared with its photo. This runs after the dialog around it has closed.
    if (said?.what === 'removed') group.current?.focus();
  }, [said]);

  const { onRemove } = props;
  const outdoneAt = photos.findIndex(({ data }) => data === outdone?.data);
  useLayoutEffect(() => {
    // Only when the better photo has arrived: its file may be unreadable.
    if (outdoneAt >= 0) onRemove(outdoneAt);
  }, [outdoneAt, onRemove]);

  const hintId = `${ownId}-hint`;
  const title = name === undefined ? t('photo_group') : t('photo_group_named', { name });
  const described = [problem && `${ownId}-problem`, isOptional && `${ownId}-mark`, hintId];
  const add = {
    isFull,
    isNeeded: problem !== undefined && photos.length === 0,
    describedBy: hintId,
    onFiles: take,
  };
  const flaws = photos.map(
    ({ data }) => doubted.find(({ photo }) => photo.data === data)?.flaw ?? null,
  );
  const last = photos.at(-1);
  const size = last ? kilobytes(last.data.byteLength) : '';

  return (
    <div
      ref={group}
      id={inputId}
      role="group"
      // The browser pastes into the element that has the focus.
      tabIndex={-1}
      className={isOver ? css.groupOver : css.group}
      aria-label={title}
      aria-describedby={described.filter(Boolean).join(' ')}
      {...handlers}
    >
      {isOptional !== undefined && (
        <PhotoTitle title={title} mark={isOptional ? `${ownId}-mark` : null} />
      )}
      {/* Not in the region below: screen readers read all of it each time a photo is added or removed. */}
      <div aria-live="polite">
        {problem !== undefined && (
          <p className={css.problem} id={`${ownId}-problem`}>
            {problem}
          </p>
        )}
      </div>
      <ul className={css.tiles}>
        {photos.map((photo, index) => (
          <li key={index} className={css.tile}>
            <PhotoTile
              photo={photo}
              number={index + 1}
              onEnlarge={() => setEnlarged(index)}
              onRemove={() => remove(index)}
            />
            {flaws[index] && (
              <FileButton
                size="small"
                wide
                accept="image/*"
                onChoose={(file) => take([file], photo)}
              >
                {t('photo_again', { number: index + 1 })}
              </FileButton>
            )}
          </li>
        ))}
        {Array.from({ length: pending }, (_, index) => (
          <li key={`pending-${index}`} className={css.pending}>
            <Spinner />
            {t('photo_busy')}
          </li>
        ))}
        <AddPhoto {...add} isCamera icon={<CameraIcon />}>
          {t('photo_take')}
        </AddPhoto>
        <AddPhoto {...add} icon={<PictureIcon />}>
          {t('photo_choose')}
        </AddPhoto>
      </ul>
      <p className={css.hint} id={hintId}>
        {t('photo_limit', { count: most })}. {isFull && t('photo_full')}
        {!isFull && <span className={css.withMouse}>{t('photo_drop')}</span>}
      </p>
      <div role="status" className={css.says}>
        <VisuallyHidden>
          {pending > 0 && t('photo_busy')}
          {pending === 0 &&
            said?.what === 'added' &&
            t('photo_added', { number: photos.length, size })}
          {pending === 0 && said?.what === 'removed' && t('photo_removed', { number: said.number })}
        </VisuallyHidden>
        {flaws.map(
          (flaw, index) =>
            flaw && (
              <p key={index} className={css.doubted}>
                <WarningIcon />
                {t(flawTexts[flaw], { number: index + 1 })}
              </p>
            ),
        )}
        {refused.map((file, index) => (
          <p key={index} className={css.refused}>
            <ErrorIcon />
            {refusedText(texts, file, most)}
          </p>
        ))}
      </div>
      <PhotoDialog
        photo={enlarged === null ? null : (photos[enlarged] ?? null)}
        number={(enlarged ?? 0) + 1}
        count={photos.length}
        onRemove={() => {
          if (enlarged !== null) remove(enlarged);
        }}
        onClose={() => setEnlarged(null)}
      />
    </div>
  );
}
