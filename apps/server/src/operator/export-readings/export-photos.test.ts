import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../../app/settings';
import { readTable } from '../../table/read-table';
import { BUCKET_KEYS, type BucketServer, startBucketServer } from '../../testing/bucket-server';
import { openOperatorDesk, type OperatorDesk } from '../../testing/operator-world';
import { jpegOf, pngOf } from '../../testing/pictures';
import { databaseKinds } from '../../testing/test-database';
import { bearer, startTestServer } from '../../testing/test-server';
import { stats } from '../accounts/stats';
import { movePhotosCommand } from '../move-photos-command';
import { exportReadings } from './export-readings';
import { COLUMNS } from './reading-rows';
import { photoFiles } from './photo-folder';

const JPEG = jpegOf();
const PNG = pngOf();
const OTHER = jpegOf({ length: 9 });
const asImage = (bytes: Buffer, mimeType = 'image/jpeg') => ({
  encodedImage: bytes.toString('base64'),
  mimeType,
});

describe.each(databaseKinds)('photos of an export from %s', (kind) => {
  let desk: OperatorDesk;
  let bucket: BucketServer;
  beforeAll(async () => {
    bucket = await startBucketServer();
    desk = await openOperatorDesk(kind);
    const test = await startTestServer(desk.database);
    // After the moment up to which an export takes readings.
    test.clock.now = new Date('2026-11-21T08:00:00Z');
    const login = bearer((await test.logIn('demo-kunde')).token);
    const images = [asImage(JPEG), asImage(PNG, 'image/png')];
    await test.post(
      '/api/pro/job/kunde-gas/meterRateTask/result',
      {
        results: [
          { taskId: 'kunde-gas-1', comment: null, readingValue: 13210.45, readingImages: images },
        ],
        readingDate: '2026-11-20T23:30:00.000Z',
      },
      login,
    );
    // The answer has no body.
    await test.server.inject({
      method: 'POST',
      url: '/api/pro/unknown-reading',
      payload: {
        meterNumber: '12/34 567',
        readingValue: 5,
        readingImages: [asImage(OTHER)],
        readingDate: '2026-11-20T11:00:00.000Z',
        comment: null,
      },
      headers: login,
    });
    await test.server.close();
  });
  afterAll(async () => {
    await desk.close();
    await bucket.stop();
  });

  const SINCE = { since: '2026-11-21T08:00:00Z' };
  const run = (folder: string) =>
    desk.run(exportReadings, ['a.json'], { ...SINCE, photos: folder });
  const within = (folder: string) =>
    readdirSync(join(desk.cwd, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
  const named = async () => {
    const names: string[] = [];
    for await (const { cells } of readTable(join(desk.cwd, 'a.json'), {
      known: COLUMNS,
      needed: [],
    })) {
      names.push(...(cells['photoFiles'] ?? '').split(', ').filter((name) => name !== ''));
    }
    return names;
  };
  const expectAll = async (folder: string) => {
    const names = await named();
    expect(names).toEqual([
      expect.stringMatching(/^2026-11-21\/7ELS0098127734_[0-9a-f-]{36}_1\.jpg$/),
      expect.stringMatching(/^2026-11-21\/7ELS0098127734_[0-9a-f-]{36}_2\.png$/),
      expect.stringMatching(/^2026-11-20\/12-34-567_[0-9a-f-]{36}_1\.jpg$/),
    ]);
    const bytes = names.map((name) => readFileSync(join(desk.cwd, folder, name)));
    expect(bytes).toEqual([JPEG, PNG, OTHER]);
    expect(within(folder)).toHaveLength(3);
  };

  it('writes each photo once, under the name in its row', async () => {
    expect(await run('photos')).toMatch(/3 Fotos geschrieben, 0 waren schon da: .*photos/);
    await expectAll('photos');
    expect(await run('photos')).toMatch(/0 Fotos geschrieben, 3 waren schon da/);
    await expectAll('photos');
  });

  it('continues after an interruption', async () => {
    const [first = ''] = await named();
    const path = join(desk.cwd, 'photos', first);
    rmSync(path);
    writeFileSync(`${path}.part`, 'half');
    expect(await run('photos')).toMatch(/1 Foto geschrieben, 2 waren schon da/);
    await expectAll('photos');
  });

  const move = (photos: Settings['photos']) =>
    movePhotosCommand.run(
      { ...desk, settings: { ...desk.settings, photos } },
      { words: [], values: {}, switches: new Set() },
    );

  /** What the exports are known to have taken, and what `stats` says is left. */
  const taken = async () => {
    const said = await desk.run(stats, []);
    const kinds = await desk.database
      .selectFrom('exported')
      .select('kind')
      .orderBy('kind')
      .execute();
    return {
      kinds: kinds.map(({ kind: one }) => one),
      left: [...said.matchAll(/^Nicht exportiert: .*? +(\d+)$/gm)].map(([, count]) => count),
    };
  };

  it('reads photos from every place; names a lost photo and writes the others', async () => {
    const place = join(desk.cwd, 'place');
    await move({ place, keys: null });
    await run('from-folder');
    await expectAll('from-folder');
    const lost = within('place').find((path) => readFileSync(path).equals(PNG)) ?? '';
    rmSync(lost);
    await desk.database.deleteFrom('exported').execute();
    // The demo has 16 older ones.
    expect(await taken()).toEqual({ kinds: [], left: ['17', '0', '1', '0'] });
    await expect(run('without')).rejects.toThrow(/1 Foto fehlt.*7ELS.*_2\.png/);
    expect(within('without')).toHaveLength(2);
    // The next run has to repeat the span, and readings without photos need not wait for it.
    expect(desk.said.join('\n')).not.toContain('--since');
    expect(await taken()).toEqual({ kinds: ['readings'], left: ['17', '0', '1', '0'] });
    writeFileSync(lost, PNG);
    expect(await run('without')).toMatch(/--since \S+$/);
    expect(await taken()).toEqual({ kinds: ['photos', 'readings'], left: ['16', '0', '0', '0'] });
  });

  it('writes no table if the photo place refuses', async () => {
    await move({ place: bucket.address, keys: BUCKET_KEYS });
    rmSync(join(desk.cwd, 'a.json'));
    const refused = exportReadings.run(
      {
        ...desk,
        settings: {
          ...desk.settings,
          photos: { place: null, keys: { ...BUCKET_KEYS, secretAccessKey: 'wrong' } },
        },
      },
      { words: ['a.json'], values: { ...SINCE, photos: 'refused' }, switches: new Set() },
    );
    await expect(refused).rejects.toThrow(/AWS_SECRET_ACCESS_KEY/);
    expect(readdirSync(desk.cwd)).not.toContain('a.json');
  });
});

test.each([
  { says: 'a meter', meterNumber: '1ESY1160123456', name: '2026-11-21/1ESY1160123456_r_1.jpg' },
  {
    says: 'a path out of the folder',
    meterNumber: '../../etc/x',
    name: '2026-11-21/-etc-x_r_1.jpg',
  },
  {
    says: 'a long number',
    meterNumber: 'x'.repeat(300),
    name: `2026-11-21/${'x'.repeat(40)}_r_1.jpg`,
  },
])('the name of a photo is never a path: $says', ({ meterNumber, name }) => {
  const cells = { meterNumber, readingDate: '2026-11-20T23:30:00+00:00' };
  const shown = [{ hash: 'h', mimeType: 'image/jpeg' }];
  expect(photoFiles({ id: 'r', cells, shown }).map((file) => file.name)).toEqual([name]);
});
