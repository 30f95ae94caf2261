import { filesOfEntry } from './manifest.mjs';

const manifest = {
  'index.html': { file: 'a.js', css: ['a.css'], imports: ['_b.js'], dynamicImports: ['later.ts'] },
  '_b.js': { file: 'b.js', css: ['b.css'], imports: ['index.html'] },
  'later.ts': { file: 'later.js', css: ['later.css'] },
};

test('an entry needs what it imports, once, and not what it imports later', () => {
  expect(filesOfEntry(manifest)).toEqual(['a.js', 'a.css', 'b.js', 'b.css']);
});
