// Makes the package of one library: `node pack.mjs domain`, as the target `pack` of each library does.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { apiReport, reportPath } from './api-report.mjs';
import { buildCode } from './build-code.mjs';
import { writeDeclarations } from './declarations.mjs';
import { libraryNamed } from './library.mjs';
import { importedPackages, packedManifest } from './manifest.mjs';

/** The README without links to files that the package does not have. */
const forReaders = (readme) => readme.replace(/\[([^\]]+)\]\(\.[^)]*\)/g, '$1');

const library = libraryNamed(process.argv[2]);
const { folder, out, hasStyle } = library;
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
await buildCode(library);
await writeDeclarations(library);
// TypeScript asks for the types of every import, also of one without names.
if (hasStyle) writeFileSync(`${out}/dist/style.d.ts`, 'export {};\n');
const manifest = packedManifest(library, importedPackages(`${out}/dist`));
writeFileSync(`${out}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
writeFileSync(`${out}/README.md`, forReaders(readFileSync(`${folder}/README.md`, 'utf8')));
copyFileSync(`${folder}/CHANGELOG.md`, `${out}/CHANGELOG.md`);

const report = apiReport(library);
if (process.argv.includes('--accept')) writeFileSync(reportPath(library), report);
else if (readFileSync(reportPath(library), 'utf8') !== report) {
  console.error(
    `The public names of ${manifest.name} are not those of its api.md. ` +
      'Look at the change, then accept it: npm run generate -- api-report',
  );
  process.exitCode = 1;
}
