import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** What cannot be asked of a package of ES modules: to be found by Node 10 or loaded by `require`. */
const NOT_PROMISED = ['node10', 'node16-cjs'];

/** What others would stumble over in a package, a sentence each. */
export async function problemsOf({ manifest, out, tarball }) {
  const { messages } = await publint({ pkgDir: out, strict: true, pack: false });
  const packed = createPackageFromTarballData(new Uint8Array(readFileSync(tarball)));
  const { problems = [] } = await checkPackage(packed);
  return [
    ...messages.map((message) => `publint: ${formatMessage(message, manifest)}`),
    ...problems
      .filter(({ resolutionKind }) => !NOT_PROMISED.includes(resolutionKind))
      .map((problem) => `types: ${JSON.stringify(problem)}`),
    ...packed
      .listFiles()
      .filter((path) => /(^|\/)testing\/|\.(test|stories)\./.test(path))
      .map((path) => `${path} belongs to the tests`),
  ];
}
