import { readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firefox, type ViewportSize } from '@playwright/test';
import { insertTextAsTyped } from './insert-text';
import type { RunningBrowser } from './killable-browser';

/** The group is the third value after the name of the program, which stands in parentheses. */
const GROUP = /\) \S+ \d+ (\d+)/;

/** Starts Firefox with a profile on disk. */
export async function startFirefox(
  profile: string,
  viewport: ViewportSize | null,
): Promise<RunningBrowser> {
  const context = await firefox.launchPersistentContext(profile, {
    channel: 'moz-firefox',
    executablePath: fileURLToPath(new URL('firefox-bridge.mjs', import.meta.url)),
    viewport,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  });
  await insertTextAsTyped(context);
  const group = await groupOf(profile);
  return {
    page: context.pages()[0] ?? (await context.newPage()),
    async kill() {
      const closed = new Promise((done) => context.once('close', done));
      process.kill(-group, 'SIGKILL');
      await closed;
    },
  };
}

/** Playwright does not tell the process, but Firefox notes it in its profile: 127.0.0.1:+4711. */
async function groupOf(profile: string): Promise<number> {
  const process = /\+(\d+)$/.exec(await readlink(join(profile, 'lock')))?.[1];
  const group = GROUP.exec(await readFile(`/proc/${process}/stat`, 'utf8'))?.[1];
  if (group === undefined) throw new Error('Firefox has no process group.');
  return Number(group);
}
