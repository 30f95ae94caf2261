import './setup/node-version.mjs';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatFiles } from './process/format.mjs';
import { refuse } from './process/words.mjs';
import { inRoot } from './root.mjs';
import { installLab, installPackages } from './setup/packages.mjs';

/**
 * `npm run bench`, or a part of it: `npm run bench -- rules`. Each part runs as a process and gets
 * the words that follow its name. At the end, one table shows every figure with floor, peer and aim; a
 * run of all parts keeps it in docs/performance.md.
 */
const PARTS = {
  sizes: 'bench/bench-sizes.mjs',
  lighthouse: 'lab/lighthouse/bench-lighthouse.mjs',
  wizard: 'lab/wizard/bench-wizard.mjs',
  rules: 'bench/rules/bench-rules.mjs',
  list: 'lab/list/bench-list.mjs',
  round: 'bench/round/bench-round.mjs',
  photo: 'lab/photo/bench-photo.mjs',
  server: 'lab/server/bench-server.mjs',
  scale: 'lab/server/bench-scale.mjs',
  neighbours: 'lab/server/bench-neighbours.mjs',
  bodies: 'lab/server/bench-bodies.mjs',
  operator: 'bench/bench-operator.mjs',
  sharing: 'bench/sharing/bench-sharing.mjs',
};

const [only, ...words] = process.argv.slice(2);
const parts = Object.keys(PARTS).filter((part) => only === undefined || part === only);
if (parts.length === 0) refuse(`${only} is none of the parts: ${Object.keys(PARTS).join(', ')}.`);

installPackages();
// Only now, because it needs a package.
const { run } = await import('./process/run.mjs');
const { figurePage, figureTable, readFigures } = await import('./bench/figures.mjs');
if (parts.some((part) => PARTS[part].startsWith('lab/'))) installLab();
const missed = [];
const folder = mkdtempSync(join(tmpdir(), 'ablesbar-bench-'));
process.env.BENCH_FIGURES = join(folder, 'figures');
for (const part of parts) {
  // tsx, because the parts import rules that are written in TypeScript.
  const script = ['--import', 'tsx', inRoot('tools', PARTS[part]), ...words];
  const { code } = await run(process.execPath, script, { isShown: true });
  if (code === 0) continue;
  process.exitCode = code;
  missed.push(part);
}

const figures = readFigures(process.env.BENCH_FIGURES);
rmSync(folder, { recursive: true });
if (figures.length > 0) console.log(`\n${figureTable(figures)}`);
if (only === undefined) {
  const day = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  const load = loadavg()[2].toFixed(1);
  const page = `# Performance

The last run of \`npm run bench\`: ${day}, at a load of ${load} at its end. Each floor is measured in the same run and is named behind its figure; a peer is another product. Parts that missed an aim or did not end: ${missed.join(', ') || 'none'}.

${figurePage(figures)}
`;
  const filepath = inRoot('docs/performance.md');
  writeFileSync(filepath, page);
  formatFiles([filepath]);
}
