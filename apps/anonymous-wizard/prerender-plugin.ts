import { rm } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const rendered = join(here, '../../.cache/wizard-prerender');

/**
 * Writes the first step into the page as it is built, with its styles: it can be read and filled in
 * before any script has come. The scripts take hold of it (see main.tsx).
 */
export function prerenderFirstStep(): Plugin {
  let styles = '';
  return {
    name: 'prerender-first-step',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const names = new Set<string>();
        const visited = new Set<string>();
        const visit = (name: string) => {
          const chunk = bundle[name];
          if (visited.has(name) || chunk?.type !== 'chunk') return;
          visited.add(name);
          chunk.imports.forEach(visit);
          chunk.viteMetadata?.importedCss.forEach((css) => names.add(css));
          // Nobody may ask for them again: they are in the page.
          chunk.viteMetadata?.importedCss.clear();
        };
        for (const [name, chunk] of Object.entries(bundle)) {
          if (chunk.type === 'chunk' && chunk.isEntry) visit(name);
        }
        styles = [...names].map((name) => textOf(bundle[name])).join('');
        for (const name of names) Reflect.deleteProperty(bundle, name);
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const step = await renderFirstStep();
        return (
          html
            .replace('</head>', () => `<style>${styles.trim()}</style></head>`)
            // React asks for the logo ahead of everything; the field comes first.
            .replace(
              '<div id="root"></div>',
              () => `<div id="root">${step.replace(/^<link [^>]*>/, '')}</div>`,
            )
        );
      },
    },
  };
}

function textOf(file: { type: string; source?: string | Uint8Array } | undefined): string {
  const source = file?.source ?? '';
  return typeof source === 'string' ? source : new TextDecoder().decode(source);
}

/** The same sources, built for Node. */
async function renderFirstStep(): Promise<string> {
  await build({
    root: here,
    logLevel: 'warn',
    build: {
      ssr: join(here, 'src/prerender.tsx'),
      outDir: rendered,
      emptyOutDir: true,
      manifest: false,
      sourcemap: false,
    },
    ssr: { noExternal: true },
  });
  const built: unknown = await import(pathToFileURL(join(rendered, 'prerender.js')).href);
  await rm(rendered, { recursive: true });
  if (!isPrerender(built)) throw new Error('src/prerender.tsx exports no prerender().');
  return built.prerender();
}

function isPrerender(built: unknown): built is { prerender: () => string } {
  return typeof built === 'object' && built !== null && 'prerender' in built;
}
