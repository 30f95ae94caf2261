import { useRef, useState } from 'react';
import type { PhotoRefusal, Scaled, ScaledPhoto } from '../photo-scaling/scaled-photo';

export interface RefusedFile {
  readonly name: string;
  readonly why: PhotoRefusal | 'too-many';
}

export interface PhotoIntakeSetup {
  readonly count: number;
  readonly most: number;
  readonly scale: (file: File) => Promise<Scaled>;
  readonly onAdd: (photo: ScaledPhoto) => void;
  readonly onBusyChange?: ((isBusy: boolean) => void) | undefined;
}

export interface PhotoIntake {
  /** Number of photos that are being scaled or wait for it. */
  readonly pending: number;
  readonly refused: readonly RefusedFile[];
  readonly take: (files: readonly File[]) => void;
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

  const takeOne = async (file: File) => {
    change(1);
    const scaled = await scale(file).catch(() => ({ refusal: 'failed' }) as const);
    // Also if the field was removed meanwhile: a user who goes on to the next meter keeps this photo.
    if ('refusal' in scaled) {
      setRefused((before) => [...before, { name: file.name, why: scaled.refusal }]);
    } else onAdd(scaled);
    change(-1);
  };

  return {
    pending,
    refused,
    take(files) {
      const room = Math.max(0, most - count - left.current);
      setRefused(files.slice(room).map(({ name }) => ({ name, why: 'too-many' })));
      files.slice(0, room).forEach((file) => void takeOne(file));
    },
  };
}
