// What other teams get: the packages of our libraries, judged, installed outside the repository and used there.
import { mkdirSync, rmSync } from 'node:fs';
import { libraryNamed, LIBRARIES } from '../packages/library.mjs';
import { npm } from '../process/bin.mjs';
import { run } from '../process/run.mjs';
import { inRoot } from '../root.mjs';
import { emptyProject } from './packages/empty-project.mjs';
import { problemsOf } from './packages/judge.mjs';
import { writeExamples } from './packages/examples.mjs';
import { runsInBrowser } from './packages/in-browser.mjs';
import { importsInNode, runsInNode } from './packages/in-node.mjs';
import { compiles } from './packages/in-typescript.mjs';
import { writeTally } from './tally-file.mjs';
import { exitCodeOf, tally } from './tally.mjs';

const libraries = LIBRARIES.map(libraryNamed);

async function packAll() {
  const folders = libraries.map((library) => library.out);
  const { tarballs } = libraries[0];
  mkdirSync(tarballs, { recursive: true });
  const { code, output } = await run(
    ...npm(['pack', '--silent', '--ignore-scripts', '--pack-destination', tarballs, ...folders]),
  );
  return { says: `npm packs all ${libraries.length}`, holds: code === 0, output };
}

async function judge(library) {
  const problems = await problemsOf(library);
  const output = problems.join('\n');
  return {
    says: `${library.manifest.name}: publint and attw find nothing`,
    holds: !output,
    output,
  };
}

/** An app that is written in TypeScript has these itself. */
const TYPES = ['@types/react', '@types/react-dom'];

async function checkInstalled() {
  const { folder, isInstalled, output } = await emptyProject({ libraries, later: TYPES });
  try {
    const examples = writeExamples(folder, libraries);
    const [queue, ui] = ['@ablesbar/offline-queue', '@ablesbar/ui'].map((needed) =>
      examples.find(({ name }) => name === needed),
    );
    const forNode = examples.filter((example) => example !== queue && example !== ui);
    const withoutStyle = libraries.filter(({ hasStyle }) => !hasStyle);
    return [
      { says: `npm installs all ${libraries.length}`, holds: isInstalled, output },
      await importsInNode(folder, withoutStyle),
      ...(await Promise.all(forNode.map((example) => runsInNode(folder, example)))),
      await compiles(folder, 'node16'),
      await compiles(folder, 'bundler'),
      ...(await runsInBrowser(folder, { queue, ui }, process.env.CHROMIUM)),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const results = [await packAll()];
for (const library of libraries) results.push(await judge(library));
results.push(...(await checkInstalled()));
for (const { says, holds, output } of results) {
  console.log(`  ${holds ? 'ok' : 'FAILED'}: ${says}`);
  if (!holds) console.log(output);
}
const passed = results.filter(({ holds }) => holds).length;
const result = tally(passed, results.length - passed);
writeTally(inRoot('tools'), 'packages', result);
process.exitCode = exitCodeOf(result);
