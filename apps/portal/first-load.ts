import { build, type PluginOption } from 'vite';

/** What a login loads, whatever its first screen. */
const WORKPLACE = /\/src\/app\/(?:open-workplace\.ts|SignedInRoutes\.tsx)$/;

export interface Loads {
  /** The modules of the first screen. */
  readonly first: ReadonlySet<string>;
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

  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry);
  const first = chunksOf(entries.map(({ fileName }) => fileName));
  const isWorkplace = (name: string) => WORKPLACE.test(chunks.get(name)?.facadeModuleId ?? '');
  const late = [...first].flatMap((name) => chunks.get(name)?.dynamicImports ?? []);
  const before = chunksOf([...first, ...late.filter((name) => !isWorkplace(name))]);
  const workplace = [...chunksOf(late.filter(isWorkplace))].filter((name) => !before.has(name));
  return { first: new Set(modulesOf(first)), workplace: new Set(modulesOf(workplace)) };
}
