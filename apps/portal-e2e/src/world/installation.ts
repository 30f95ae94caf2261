import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../../..');
const PORTAL = 'apps/portal/dist';
const SHARED = [
  'node_modules',
  'apps/server/applications',
  'apps/server/demo',
  'apps/anonymous-wizard/dist',
];

/** A copy of the repository's builds, so that a journey can deploy another build of the portal. */
export class Installation {
  private constructor(readonly folder: string) {}

  static async create(): Promise<Installation> {
    const folder = await mkdtemp(join(tmpdir(), 'ablesbar-installation-'));
    for (const path of SHARED) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await symlink(join(root, path), join(folder, path));
    }
    // Copied, not linked: the server resolves all other paths from its own folder.
    await cp(join(root, 'apps/server/dist'), join(folder, 'apps/server/dist'), { recursive: true });
    await cp(join(root, 'apps/server/package.json'), join(folder, 'apps/server/package.json'));
    await cp(join(root, PORTAL), join(folder, PORTAL), { recursive: true });
    return new Installation(folder);
  }

  /** Deploys the same portal as another build: every file gets a new name, and the old files are deleted. */
  async deployNextBuild(): Promise<void> {
    const dist = join(this.folder, PORTAL);
    const names = (await readdir(join(dist, 'assets'))).filter((name) => /\.(js|css)$/.test(name));
    const renamed = names.map((name) => [name, name.replace(/(?=\.\w+$)/, '-next')] as const);
    const rename = (text: string) =>
      renamed.reduce((result, [before, after]) => result.replaceAll(before, after), text);

    const pages = await Promise.all(
      ['index.html', 'service-worker.js', ...names.map((name) => `assets/${name}`)].map(
        async (path) => [path, await readFile(join(dist, path), 'utf8')] as const,
      ),
    );
    await rm(dist, { recursive: true });
    await mkdir(join(dist, 'assets'), { recursive: true });
    for (const [path, text] of pages) {
      // The revision of the page is its hash, so a changed page needs a new revision.
      const next = rename(text).replace(/(revision:")(\w)/, '$1next$2');
      await writeFile(join(dist, rename(path)), next);
    }
  }

  async destroy(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
