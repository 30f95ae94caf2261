import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../../..');
const PORTAL = 'apps/portal/dist';
const BUILDS = [PORTAL, 'apps/anonymous-wizard/dist', 'apps/anonymous-wizard/dist-element'];
const SHARED = ['node_modules', 'apps/server/applications', 'apps/server/demo'];

/** A copy of the repository's builds, so that a journey can deploy another one, or one with a script missing. */
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
    for (const build of BUILDS) {
      await cp(join(root, build), join(folder, build), { recursive: true });
    }
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

  /** Takes a script away; the server learns of it when it starts. */
  async lose(script: string): Promise<void> {
    for (const file of await filesOf(script)) await rm(join(this.folder, file));
  }

  async restore(script: string): Promise<void> {
    for (const file of await filesOf(script)) await cp(join(root, file), join(this.folder, file));
  }

  async destroy(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** The files of a script of the apps, by the beginning of its name. */
async function filesOf(script: string): Promise<readonly string[]> {
  const folders = BUILDS.map((build) => join(build, 'assets'));
  const lists = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(root, folder))).map((name) => join(folder, name)),
    ),
  );
  const files = lists.flat().filter((path) => path.includes(`/${script}-`) && path.includes('.js'));
  if (files.length === 0) throw new Error(`The builds have no script ${script}-….js.`);
  return files;
}
