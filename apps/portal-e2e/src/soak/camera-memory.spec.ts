import { readFile } from 'node:fs/promises';
import type { CDPSession, Page } from '@playwright/test';
import { MeterCamera } from '../screens/meter-camera';
import { film, WALL_PICTURE } from '../world/code-picture';
import { filmedTest as test } from '../world/filmed-test';
import { HAND, pictureOfCounter } from '../world/meter-film';
import { expect } from '../world/test';
import { watchCamera } from '../world/watched-camera';

const MINUTES = Number(process.env.SOAK_MINUTES);
const MEGABYTE = 1_000_000;
const KINDS = ['HTMLCanvasElement', 'ImageData', 'ImageBitmap', 'VideoFrame', 'Worker'];
/** At any moment: the picture that is read, the one that is measured, and little more. */
const MOST_ALIVE = 4;

test('the camera reads for minutes and keeps no picture', async ({ page, openAs, filmFile }) => {
  test.setTimeout((MINUTES + 2) * 60_000);
  const camera = new MeterCamera(page);
  const watched = await watchCamera(page);
  await film(filmFile, WALL_PICTURE);
  await openAs('demo-kunde', '/ablesung/kunde-gas');
  const frame = await camera.frame();
  const shots = HAND.map((shot) => pictureOfCounter(page, '1321045', frame, shot));
  await film(filmFile, ...(await Promise.all(shots)));
  await camera.openButton.click();
  await expect(camera.digits).toHaveText('1321045');

  const begin = await page.evaluate(() => performance.now());
  const measured: Memory[] = [];
  for (let minute = 0; minute <= MINUTES; minute += 1) {
    await page.waitForFunction((end) => performance.now() > end, begin + minute * 60_000, {
      polling: 1000,
      timeout: 0,
    });
    const memory = await memoryOf(page);
    measured.push(memory);
    const alive = Object.entries(memory.alive).map(([kind, count]) => `${count} ${kind}`);
    process.stdout.write(
      `${[
        `minute ${minute}: ${await watched.frames()} pictures read`,
        `heap ${inMegabytes(memory.heap)}`,
        `renderer ${inMegabytes(memory.own)} and ${inMegabytes(memory.shared)} shared`,
        `alive: ${alive.join(', ')}`,
      ].join(', ')}\n`,
    );
  }
  expect(await camera.digits.textContent()).toBe('1321045');
  for (const { alive } of measured) {
    for (const [kind, count] of Object.entries(alive)) {
      expect(count, `${kind} that are alive`).toBeLessThanOrEqual(MOST_ALIVE);
    }
  }
  const [first, last] = [measured[0], measured.at(-1)];
  expect(last?.heap).toBeLessThan((first?.heap ?? 0) + 2 * MEGABYTE);
});

interface Memory {
  readonly heap: number;
  /** Of the largest renderer, beyond the heap; of Linux alone, because the browser does not tell it. */
  readonly own: number;
  /** Without a graphics card, the browser keeps drawn pictures of a video here, up to half a gigabyte. */
  readonly shared: number;
  readonly alive: Readonly<Record<string, number>>;
}

async function memoryOf(page: Page): Promise<Memory> {
  const session = await page.context().newCDPSession(page);
  // Collects what is dead, too.
  const alive: Record<string, number> = {};
  for (const kind of KINDS) alive[kind] = await countAlive(session, kind);
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return { heap: usedSize, ...(await largestRenderer(page)), alive };
}

async function countAlive(session: CDPSession, kind: string): Promise<number> {
  const { result } = await session.send('Runtime.evaluate', { expression: `${kind}.prototype` });
  const prototypeObjectId = result.objectId ?? '';
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId });
  const { result: count } = await session.send('Runtime.callFunctionOn', {
    functionDeclaration: 'function () { return this.length; }',
    objectId: objects.objectId ?? '',
    returnByValue: true,
  });
  // Otherwise this list would keep them alive.
  await session.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' });
  return Number(count.value);
}

async function largestRenderer(page: Page): Promise<Pick<Memory, 'own' | 'shared'>> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  const found = await session?.send('SystemInfo.getProcessInfo');
  await session?.detach();
  const renderers = (found?.processInfo ?? []).filter(({ type }) => type === 'renderer');
  const sizes = renderers.map(async ({ id }) => {
    const status = await readFile(`/proc/${id}/status`, 'utf8');
    const bytesOf = (name: string) =>
      1024 * Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]);
    return { own: bytesOf('RssAnon'), shared: bytesOf('RssShmem') };
  });
  const [largest = { own: 0, shared: 0 }] = (await Promise.all(sizes)).sort(
    (a, b) => b.own - a.own,
  );
  return largest;
}

const inMegabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`;
