import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorFailure } from '../command';
import { backupTexts } from './backup-texts';

/** A change of the layout gets a new number; a program reads only its own. */
export const FORMAT = 1;
/** The main version of PostgreSQL inside of PGlite, which alone can open its folder. */
export const EMBEDDED_VERSION = '18';

const MANIFEST = 'manifest.json';

/** Below the folder of the backup, and never above it. */
const Path = Type.String({ pattern: '^(database|photos)(/(?!\\.\\.?(/|$))[^/\\\\\\u0000]+)*$' });

const Manifest = Type.Object({
  format: Type.Integer(),
  database: Type.String(),
  /** Where the rows of the database say that photos lie; null: in the database. */
  photos: Type.Union([Type.String(), Type.Null()]),
  /** PostgreSQL needs its empty folders, too. */
  folders: Type.Array(Path),
  files: Type.Array(
    Type.Object({ path: Path, bytes: Type.Integer(), sha256: Type.String({ minLength: 64 }) }),
  ),
});

export interface BackedUpFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface BackupManifest {
  readonly format: number;
  readonly database: string;
  readonly photos: string | null;
  readonly folders: readonly string[];
  readonly files: readonly BackedUpFile[];
}

export function manifestPath(backup: string): string {
  return join(backup, MANIFEST);
}

/** Reads the list of a backup, which is written last, so that an unfinished backup has none. */
export function readManifest(backup: string): BackupManifest {
  const path = manifestPath(backup);
  const read = existsSync(path) ? parsed(readFileSync(path, 'utf8')) : null;
  const { format, database } = Value.Check(Versions, read)
    ? read
    : { format: null, database: null };
  if (format === null) throw new OperatorFailure(backupTexts.noBackup(backup));
  if (format !== FORMAT || database !== EMBEDDED_VERSION) {
    const [has, wants] = [`${format}/${database}`, `${FORMAT}/${EMBEDDED_VERSION}`];
    throw new OperatorFailure(backupTexts.otherVersion(backup, has, wants));
  }
  if (!Value.Check(Manifest, read)) throw new OperatorFailure(backupTexts.noBackup(backup));
  return read;
}

const Versions = Type.Object({ format: Type.Integer(), database: Type.String() });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
