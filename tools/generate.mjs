import './setup/node-version.mjs';
import { installPackages } from './setup/packages.mjs';

await installPackages();

const { generate } = await import('./generators/generate.mjs');
try {
  const paths = await generate(process.argv[2], process.argv[3]);
  for (const path of paths) console.log(path);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
