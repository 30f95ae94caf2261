import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import type { TextKey, Texts } from '@ablesbar/i18n';
import {
  MOST_MEGABYTES,
  MOST_MEGAPIXELS,
  type PhotoFlaw,
  type PhotoRefusal,
  type Scaled,
  type ScaledPhoto,
} from '../photo-scaling/scaled-photo';

export interface RefusedFile {
  readonly name: string;
  readonly why: PhotoRefusal | 'too-many';
}

export interface PhotoIntakeSetup {
  readonly count: number;
  readonly most: number;
  readonly scale: (file: File) => Promise<Scaled>;
  /** `replaced` is the photo in whose place it was taken. */
  readonly onAdd: (photo: ScaledPhoto, flaw: PhotoFlaw | null, replaced?: ScaledPhoto) => void;
  readonly onBusyChange?: ((isBusy: boolean) => void) | undefined;
}

export interface PhotoIntake {
  /** Number of photos that are being scaled or wait for it. */
  readonly pending: number;
  readonly refused: readonly RefusedFile[];
  /** A photo that is replaced makes room for one more. */
  readonly take: (files: readonly File[], replaced?: ScaledPhoto) => void;
}

/** Turns files into photos. Each file ends as a photo, or in the list of refused files with the reason. */
export function usePhotoIntake(setup: PhotoIntakeSetup): PhotoIntake {
  const { count, most, scale, onAdd, onBusyChange } = setup;
  const [pending, setPending] = useState(0);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const left = useRef(0);
  const change = (by: 1 | -1) => {
    const wasBusy = left.current > 0;
    left.current += by;
    setPending(left.current);
    if (wasBusy !== left.current > 0) onBusyChange?.(!wasBusy);
  };

  /** Ends with the file before: photos keep the order in which they were chosen. */
  const before = useRef<Promise<void>>(Promise.resolve());

  const takeOne = async (file: File, former: Promise<void>, replaced?: ScaledPhoto) => {
    change(1);
    const scaled = await scale(file).catch(() => ({ refusal: 'failed' }) as const);
    await former;
    // Also if the field was removed meanwhile: a user who goes on to the next meter keeps this photo.
    if ('refusal' in scaled) {
      setRefused((others) => [...others, { name: file.name, why: scaled.refusal }]);
    } else {
      const { flaw = null, ...photo } = scaled;
      onAdd(photo, flaw, replaced);
    }
    change(-1);
  };

  return {
    pending,
    refused,
    take(files, replaced) {
      const room = Math.max(0, most - count - left.current + (replaced ? 1 : 0));
      setRefused(files.slice(room).map(({ name }) => ({ name, why: 'too-many' })));
      for (const file of files.slice(0, room)) {
        before.current = takeOne(file, before.current, replaced);
      }
    },
  };
}

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

/** What is said of a photo that may not be legible. */
export const flawTexts = {
  dark: 'photo_flaw_dark',
  glare: 'photo_flaw_glare',
  blurred: 'photo_flaw_blurred',
} as const satisfies Record<PhotoFlaw, TextKey>;

/** The handlers for files that are dropped on an element, or pasted while the focus is in it. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return;
        // Otherwise the browser would leave the page to show the file.
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave(event: DragEvent<HTMLElement>) {
        const { currentTarget, relatedTarget } = event;
        const isWithin = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isWithin) setIsOver(false);
      },
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        onFiles(Array.from(event.dataTransfer.files));
      },
      onPaste(event: ClipboardEvent) {
        const files = Array.from(event.clipboardData.files);
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      },
    },
  };
}

/** Loaded on demand: most readings are sent without a photo. */
export async function scaleOnDemand(file: File): Promise<Scaled> {
  return (await import('../photo-scaling/scale-photo')).scalePhoto(file);
}
