import { build, type PluginOption } from 'vite';

/**
 * The modules that the first screen needs, found by a trial build: which ones a chunk takes from a library
 * is known only after unused exports have been left out.
 */
export async function modulesOfFirstLoad(plugins: PluginOption[]): Promise<ReadonlySet<string>> {
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
  const modules = new Set<string>();
  const visit = (fileName: string) => {
    const chunk = chunks.get(fileName);
    if (chunk === undefined || !chunks.delete(fileName)) return;
    chunk.moduleIds.forEach((id) => modules.add(id));
    chunk.imports.forEach(visit);
  };
  for (const { fileName, isEntry } of [...chunks.values()]) if (isEntry) visit(fileName);
  return modules;
}
