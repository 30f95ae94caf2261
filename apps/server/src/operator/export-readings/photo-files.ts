import { berlinDay } from '@ablesbar/domain';
import type { Cell } from '../../table/write-table';

/** As the database lists it; the picture itself is fetched when it is written. */
export interface ShownPhoto {
  readonly hash: string;
  readonly mimeType: string;
}

export interface PhotoFile extends ShownPhoto {
  /** Within the folder of the photos: '2026-11-20/1ESY1160123456_<readingId>_1.jpg'. */
  readonly name: string;
}

interface ShownReading {
  readonly id: string;
  readonly cells: { readonly meterNumber: Cell; readonly readingDate: Cell };
  readonly shown: readonly ShownPhoto[];
}

/** The same for the same reading, so that a second run finds what the first one wrote. */
export function photoFiles({ id, cells, shown }: ShownReading): readonly PhotoFile[] {
  // A meter's number is what somebody typed; a path is none of it.
  const meter = String(cells.meterNumber)
    .replace(/[^A-Za-z0-9-]+/g, '-')
    .slice(0, 40);
  const start = `${berlinDay(new Date(String(cells.readingDate)))}/${meter}_${id}`;
  return shown.map((photo, index) => ({
    ...photo,
    name: `${start}_${index + 1}.${photo.mimeType === 'image/png' ? 'png' : 'jpg'}`,
  }));
}
