import { berlinDay } from '@ablesbar/domain';
import { createHash } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { codeOf } from '../../base/start-failure';
import type { Database } from '../../database/open-database';
import { openPhotoPlaces, type PhotoPlaces } from '../../photo/photo-places';
import type { Cell } from '../../table/write-table';
import { OperatorFailure, type OperatorWorld } from '../command';
import { exportTexts } from './export-texts';

/** A photo as the database lists it; its bytes are loaded when the file is written. */
export interface ShownPhoto {
  readonly hash: string;
  readonly mimeType: string;
}

export interface PhotoFile extends ShownPhoto {
  /** The path within the photo folder: '2026-11-20/1ESY1160123456_<readingId>_1.jpg'. */
  readonly name: string;
}

interface ShownReading {
  readonly id: string;
  readonly cells: { readonly meterNumber: Cell; readonly readingDate: Cell };
  readonly shown: readonly ShownPhoto[];
}

/** The same reading always gets the same names, so that a second run finds the files of the first. */
export function photoFiles({ id, cells, shown }: ShownReading): readonly PhotoFile[] {
  // A person typed the meter number, so it must not act as a path.
  const meter = String(cells.meterNumber)
    .replace(/[^A-Za-z0-9-]+/g, '-')
    .slice(0, 40);
  const start = `${berlinDay(new Date(String(cells.readingDate)))}/${meter}_${id}`;
  return shown.map((photo, index) => ({
    ...photo,
    name: `${start}_${index + 1}.${photo.mimeType === 'image/png' ? 'png' : 'jpg'}`,
  }));
}

interface PhotoFolder {
  write(files: readonly PhotoFile[]): Promise<void>;
  /** The result in lines for the operator. */
  said(): readonly string[];
  /** Whether the operator asked for the photos, and none is missing. */
  hasAll(): boolean;
  /** Throws if some photos are missing, after it has written the others. */
  complain(): void;
}

type Outcome = 'written' | 'there' | 'missing';
const NAMED_MOST = 10;

/** Without a `name` the operator did not ask for photos. */
export function photoFolder(
  { database, settings, cwd }: Pick<OperatorWorld, 'database' | 'settings' | 'cwd'>,
  name: string | undefined,
): PhotoFolder {
  if (name === undefined) {
    return {
      write: async () => undefined,
      said: () => [],
      hasAll: () => false,
      complain: () => undefined,
    };
  }
  const folder = resolve(cwd, name);
  const places = openPhotoPlaces(settings.photos);
  const counts: Record<Outcome, number> = { written: 0, there: 0, missing: 0 };
  const missing: string[] = [];
  return {
    write: async (files) => {
      const outcomes = await Promise.all(
        files.map(({ name, hash }) => writeFileOf({ database, places }, join(folder, name), hash)),
      );
      for (const [index, outcome] of outcomes.entries()) {
        counts[outcome] += 1;
        const file = files[index];
        if (outcome === 'missing' && file !== undefined && missing.length < NAMED_MOST) {
          missing.push(file.name);
        }
      }
    },
    said: () => [exportTexts.photosWritten({ ...counts, folder })],
    hasAll: () => counts.missing === 0,
    complain: () => {
      if (counts.missing === 0) return;
      throw new OperatorFailure(exportTexts.photosMissing(counts.missing, missing));
    },
  };
}

/** A file gets its name when it is complete, so an existing file is not loaded again. */
async function writeFileOf(
  { database, places }: { readonly database: Database; readonly places: PhotoPlaces },
  path: string,
  hash: string,
): Promise<Outcome> {
  if (await isThere(path)) return 'there';
  const bytes = await bytesOf(database, places, hash);
  if (bytes === null || createHash('sha256').update(bytes).digest('hex') !== hash) return 'missing';
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(`${path}.part`, bytes, { mode: 0o600, flush: true });
  await rename(`${path}.part`, path);
  return 'written';
}

async function isThere(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/** Repeats the query if the photo was moved between the two queries. */
async function bytesOf(
  database: Database,
  places: PhotoPlaces,
  hash: string,
): Promise<Uint8Array | null> {
  for (let missedAt: string | null = null; ;) {
    const row = await database
      .selectFrom('photo')
      .select(['place', 'bytes'])
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (row === undefined || row.place === null) return row?.bytes ?? null;
    if (row.place === missedAt) return null;
    const bytes = await places.at(row.place).get(hash);
    if (bytes !== null) return bytes;
    missedAt = row.place;
  }
}
