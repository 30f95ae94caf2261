import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import type { PrecacheEntry } from 'workbox-precaching';

const WORKER = join(import.meta.dirname, 'src/service-worker/service-worker.ts');

/**
 * Bundles the service worker as the last step of a build and gives it the list of the built files.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'ablesbar:service-worker',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      await build({
        entryPoints: [WORKER],
        outfile: join(dir, 'service-worker.js'),
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
        define: {
          'self.__WB_MANIFEST': JSON.stringify(precacheList(bundle)),
          'process.env.NODE_ENV': '"production"',
        },
        logLevel: 'warning',
      });
    },
  };
}

/**
 * Hashed file names need no revision. The worker requests the page at '/': every server serves it
 * there.
 */
function precacheList(bundle: Rolldown.OutputBundle): readonly PrecacheEntry[] {
  return Object.values(bundle).flatMap((file): readonly PrecacheEntry[] => {
    const { fileName } = file;
    if (fileName === 'index.html') return [{ url: '/', revision: revisionOf(file) }];
    const isNeeded = fileName.startsWith('assets/') && !/\.(?:map|wasm)$/.test(fileName);
    return isNeeded ? [{ url: `/${fileName}`, revision: null }] : [];
  });
}

function revisionOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk): string {
  const content = file.type === 'asset' ? file.source : file.code;
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
