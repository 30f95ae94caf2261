import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin } from '../../process/bin.mjs';
import { run } from '../../process/run.mjs';

const RESOLUTIONS = {
  node16: { module: 'node16' },
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
};

/** Compiles the examples strictly, and reads the types of all packages (`skipLibCheck` is off). */
export async function compiles(folder, resolution) {
  const compilerOptions = {
    ...RESOLUTIONS[resolution],
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    types: [],
  };
  const config = join(folder, `tsconfig.${resolution}.json`);
  writeFileSync(config, JSON.stringify({ compilerOptions, include: ['src'] }));
  const args = ['--singleThreaded', '-p', config];
  const { code, output } = await run(...bin('typescript-7', args, 'tsc'));
  return { says: `TypeScript compiles the examples (${resolution})`, holds: code === 0, output };
}
