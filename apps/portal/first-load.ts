import { join } from 'node:path';
import { build, type PluginOption } from 'vite';

/** What every visit loads after its first screen: dialogs, updates, contacts, the kept state. */
const SOON = [
  'app/after-start.ts',
  'app/show-contacts.ts',
  'app/watch-for-updates.ts',
  'base/device.ts',
  'shell/Shell/PortalDialogs.tsx',
];
/** What a login loads, whatever its first screen. */
const WORKPLACE = [
  'app/open-workplace.ts',
  'app/SignedInRoutes.tsx',
  'session/SessionDialogs/AllSessionDialogs.tsx',
];

export interface Loads {
  /** The modules of the first screen. */
  readonly first: ReadonlySet<string>;
  /** The modules that every visit loads after it. */
  readonly soon: ReadonlySet<string>;
  /** The modules that a login needs, and so do other parts before it. */
  readonly shared: ReadonlySet<string>;
  /** The modules that a login adds, and that nothing before the login may need. */
  readonly workplace: ReadonlySet<string>;
}

/**
 * The modules that always load together, found by a trial build: which ones a chunk takes from a library
 * is known only after unused exports have been left out.
 */
export async function modulesOfLoads(plugins: PluginOption[]): Promise<Loads> {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    plugins,
    build: { write: false, modulePreload: { polyfill: false } },
  });
  if (!('output' in result)) throw new Error('The trial build has no output.');
  const chunks = new Map(
    result.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );
  const chunksOf = (names: Iterable<string>, found = new Set<string>()): ReadonlySet<string> => {
    for (const name of names) {
      if (found.has(name)) continue;
      found.add(name);
      chunksOf(chunks.get(name)?.imports ?? [], found);
    }
    return found;
  };
  const modulesOf = (names: Iterable<string>) =>
    [...names].flatMap((name) => chunks.get(name)?.moduleIds ?? []);

  // A part that was renamed or moved must not leave its file unnoticed.
  const chunkWith = (path: string) => {
    const id = join(import.meta.dirname, 'src', path);
    const found = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(id));
    if (found === undefined) throw new Error(`The trial build has no ${path}.`);
    return found.fileName;
  };
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry);
  const first = chunksOf(entries.map(({ fileName }) => fileName));
  const late = [...first].flatMap((name) => chunks.get(name)?.dynamicImports ?? []);
  const soon = chunksOf(SOON.map(chunkWith));
  const workplace = WORKPLACE.map(chunkWith);
  const before = chunksOf(late.filter((name) => !workplace.includes(name)));
  const signedIn = chunksOf(workplace);
  const without = (taken: readonly ReadonlySet<string>[], all: ReadonlySet<string>) =>
    [...all].filter((name) => !taken.some((one) => one.has(name)));
  return {
    first: new Set(modulesOf(first)),
    soon: new Set(modulesOf(without([first], soon))),
    shared: new Set(modulesOf(without([first, soon], signedIn).filter((name) => before.has(name)))),
    workplace: new Set(modulesOf(without([first, before], signedIn))),
  };
}
