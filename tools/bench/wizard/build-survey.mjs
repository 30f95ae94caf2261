import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin } from '../../process/bin.mjs';
import { run } from '../../process/run.mjs';
import { inRoot } from '../../root.mjs';

/** Fetched for the measurement alone: nothing of ours needs it. */
const PACKAGES = ['survey-core@3.0.0', 'survey-react-ui@3.0.0', 'react@19.3.1', 'react-dom@19.3.1'];

/** The same first step made with SurveyJS; as { folder, remove }, or null where npm has it not. */
export async function buildSurvey() {
  const folder = mkdtempSync(join(tmpdir(), 'ablesbar-survey-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  cpSync(inRoot('tools/bench/wizard/survey'), folder, { recursive: true });
  const install = ['install', '--prefix', folder, '--no-audit', '--no-fund', ...PACKAGES];
  const installed = await run('npm', install);
  const output = join(folder, 'built');
  const built =
    installed.code === 0
      ? await run(...bin('vite', ['build', folder, '--outDir', output, '--emptyOutDir']))
      : installed;
  if (built.code === 0) return { folder: output, remove };
  console.log(`SurveyJS is left out: ${built.output.trim().split('\n').at(-1)}`);
  remove();
  return null;
}
