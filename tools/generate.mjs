import './setup/node-version.mjs';
import { installPackages } from './setup/packages.mjs';

installPackages();

const { generate, PAGES, writePage } = await import('./generators/generate.mjs');
const { acceptApi } = await import('./packages/accept.mjs');
const [kind, path] = process.argv.slice(2);
try {
  const write = () => (kind in PAGES ? [writePage(kind)] : generate(kind, path));
  const paths = kind === 'api-report' ? await acceptApi() : write();
  for (const path of paths) console.log(path);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
