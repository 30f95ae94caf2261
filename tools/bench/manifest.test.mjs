import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesOfEntry, packagesIn } from './manifest.mjs';

const manifest = {
  'index.html': { file: 'a.js', css: ['a.css'], imports: ['_b.js'], dynamicImports: ['later.ts'] },
  '_b.js': { file: 'b.js', css: ['b.css'], imports: ['index.html'] },
  'later.ts': { file: 'later.js', css: ['later.css'] },
};

test('an entry needs its static imports once, and not its dynamic ones', () => {
  expect(filesOfEntry(manifest)).toEqual(['a.js', 'a.css', 'b.js', 'b.css']);
});

describe('the packages in built files', () => {
  let dist;
  beforeAll(() => {
    dist = mkdtempSync(join(tmpdir(), 'ablesbar-dist-'));
    const sources = [
      '../../../node_modules/react/index.js',
      '../../../node_modules/@e965/xlsx/xlsx.mjs',
      '../../node_modules/a/node_modules/luxon/build/luxon.js',
      '../../src/main.tsx',
    ];
    writeFileSync(join(dist, 'a.js.map'), JSON.stringify({ sources }));
    writeFileSync(join(dist, 'b.js'), 'import"./c.js";console.log(1);');
    writeFileSync(join(dist, 'only.js'), 'import"./a.js";import"./b.js";');
  });
  afterAll(() => rmSync(dist, { recursive: true }));

  test('are named once, by what their source maps say', () => {
    expect(packagesIn(dist, ['/a.js', '/a.css'])).toEqual(['@e965/xlsx', 'luxon', 'react']);
  });

  test('are none in a file that only asks for others, which has no map', () => {
    expect(packagesIn(dist, ['/only.js'])).toEqual([]);
  });

  test('are not taken for none where the source map is missing', () => {
    expect(() => packagesIn(dist, ['/b.js'])).toThrow('build with source maps');
  });
});
