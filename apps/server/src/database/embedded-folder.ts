import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { spawnSync } from 'node:child_process';
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { join } from 'node:path';

/** Where PGlite sees the folder. */
const INSIDE = '/pglite/data';

/**
 * PGlite's settings with fsync: without it, a power failure loses what has been accepted. Only
 * this method reaches `fsync` below. PostgreSQL's own 128 MB of buffers are cleared at each start,
 * which took more time than all the rest of it (D383).
 */
export const START_PARAMS: readonly string[] = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
  ...['-c', 'shared_buffers=32MB'],
];

interface Stream {
  readonly path: string;
  readonly nfd?: number;
}

/** The folder of the embedded database, on the disk when the database says so. */
export class EmbeddedFolder extends NodeFS {
  override async init(
    ...[database, options]: Parameters<NodeFS['init']>
  ): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(database, options);
    const addFsync = (program: object) => {
      const nodeFs: unknown = Reflect.get(program, 'NODEFS');
      if (typeof nodeFs !== 'object' || nodeFs === null || !('stream_ops' in nodeFs)) {
        throw new Error('PGlite keeps its folder in another way.');
      }
      // PGlite's own version of this file system has no fsync, so PostgreSQL's call does nothing.
      Object.assign(Object(nodeFs.stream_ops), { fsync: this.flush });
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] },
    };
  }

  /** A new database has hundreds of files. Flushing each of them alone would take seconds. */
  flushNew(): void {
    const { status } = spawnSync('sync', ['-f', this.rootDir]);
    // Only Linux flushes a single file system.
    if (status !== 0) spawnSync('sync');
  }

  private readonly flush = ({ path, nfd }: Stream): 0 => {
    if (nfd !== undefined) fsyncSync(nfd);
    // PGlite opens a folder without a number of the system.
    else flushPath(join(this.rootDir, path.slice(INSIDE.length)));
    return 0;
  };
}

function flushPath(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
