import { join } from 'node:path';
import { build, type PluginOption } from 'vite';

/** What every visit loads after its first screen: dialogs, updates, contacts, the kept state. */
const SOON = [
  'src/app/after-start.ts',
  'src/app/show-contacts.ts',
  'src/app/watch-for-updates.ts',
  'src/base/device.ts',
  'src/shell/Shell/PortalDialogs.tsx',
];
/** The utility's contact, which is on every screen. */
const CONTACT = ['../../libs/ui/src/frame/Contact/Contact.tsx'];
/** What formats a text of the utility. If it does not come, the text is shown as written. */
const MARKDOWN = [
  '../../libs/ui/src/primitives/Markdown/compile-patterns.ts',
  '../../libs/ui/src/primitives/Markdown/Markdown.tsx',
];
/** All texts in the default language. */
const TEXTS = ['../../libs/i18n/src/de/index.ts'];
/** What a login loads, whatever its first screen. */
const WORKPLACE = [
  'src/app/open-workplace.ts',
  'src/app/SignedInRoutes.tsx',
  'src/session/SessionDialogs/AllSessionDialogs.tsx',
];
/** The first screen of most logins. */
const LIST = ['src/job/JobList/JobList.tsx'];

/** A file of the build and its modules. A module that several of them name belongs to the first. */
export type Load = readonly [name: string, modules: ReadonlySet<string>];

/**
 * The modules that always load together, found by a trial build: which ones a chunk takes from a library
 * is known only after unused exports have been left out.
 */
export async function modulesOfLoads(plugins: PluginOption[]): Promise<readonly Load[]> {
  const imports = new Map<string, readonly string[]>();
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    plugins: [
      plugins,
      {
        name: 'ablesbar:imports',
        moduleParsed: ({ id, importedIds }) => void imports.set(id, importedIds),
      },
    ],
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
  /** With their sheets: one that several chunks share is in none of them. */
  const modulesOf = (names: Iterable<string>) =>
    new Set(
      [...names]
        .flatMap((name) => chunks.get(name)?.moduleIds ?? [])
        .flatMap((id) => [
          id,
          ...(imports.get(id) ?? []).filter((other) => other.endsWith('.css')),
        ]),
    );

  // A part that was renamed or moved must not leave its file unnoticed.
  const chunkWith = (path: string) => {
    const id = join(import.meta.dirname, path);
    const found = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(id));
    if (found === undefined) throw new Error(`The trial build has no ${path}.`);
    return found.fileName;
  };
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry);
  const first = chunksOf(entries.map(({ fileName }) => fileName));
  const late = [...first].flatMap((name) => chunks.get(name)?.dynamicImports ?? []);
  const workplace = WORKPLACE.map(chunkWith);
  const before = chunksOf(late.filter((name) => !workplace.includes(name)));
  const signedIn = chunksOf(workplace);
  const load = (paths: readonly string[]) => modulesOf(chunksOf(paths.map(chunkWith)));
  return [
    ['first', modulesOf(first)],
    ['soon', load(SOON)],
    // Nothing before the login may load the workplace for a module that both need.
    ['shared', modulesOf([...signedIn].filter((name) => before.has(name)))],
    ['contact', load(CONTACT)],
    ['markdown', load(MARKDOWN)],
    ['de', load(TEXTS)],
    ['workplace', modulesOf(signedIn)],
    ['list', load(LIST)],
  ];
}
