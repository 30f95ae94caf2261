import { asideIn } from './put-aside';

const isNumber = (part: unknown) => typeof part === 'number';
const isText = (part: unknown) => typeof part === 'string';

function aDisk(entries: Readonly<Record<string, string>>) {
  const kept = new Map(Object.entries(entries));
  let ids = 0;
  const aside = asideIn(
    {
      entries: async (prefix) => new Map([...kept].filter(([key]) => key.startsWith(prefix))),
      async change(keys, decide) {
        const changed = new Map(kept);
        for (const key of keys) {
          const next = decide(key, kept.get(key) ?? null);
          if (next === null) changed.delete(key);
          else changed.set(key, next);
        }
        kept.clear();
        for (const [key, text] of changed) kept.set(key, text);
      },
    },
    { drafts: isNumber, fields: (part, name) => (name === 'word' ? isText(part) : isNumber(part)) },
    () => String((ids += 1)),
  );
  return { kept, ...aside, onDisk: () => Object.fromEntries(kept) };
}

const entries = {
  jobs: '{',
  'drafts/1': '5',
  'drafts/2': '"five"',
  'drafts/3': '{',
  'fields/word': '"five"',
  'fields/number': '"five"',
  'unreadable/1/drafts/9': '5',
};

test('drafts are listed that are broken, of another shape, or put aside; other data is not', async () => {
  expect(await aDisk(entries).unreadable()).toEqual([
    { place: 'drafts/2', text: '"five"' },
    { place: 'drafts/3', text: '{' },
    { place: 'fields/number', text: '"five"' },
    { place: 'unreadable/1/drafts/9', text: '5' },
  ]);
});

test('the portal sees the others', async () => {
  const { disk } = aDisk(entries);
  expect([...(await disk.entries('drafts'))]).toEqual([['drafts/1', '5']]);
  expect([...(await disk.entries('fields'))]).toEqual([['fields/word', '"five"']]);
});

test.each([
  { whole: 'null', seen: 'null' },
  { whole: '{"1":"5","_persist":"{"}', seen: '{"1":"5","_persist":"{"}' },
  { whole: '{"1":"5","2":"{"}', seen: '{"1":"5"}' },
  { whole: '{"1":"5","2":"\\"five\\""}', seen: '{"1":"5"}' },
  { whole: '{"1":5}', seen: '{}' },
  { whole: '5', seen: '{}' },
  { whole: '{', seen: '{}' },
])('of the one text of an earlier build, $whole, it sees $seen', async ({ whole, seen }) => {
  const { disk, unreadable } = aDisk({ drafts: whole });
  expect((await disk.entries('drafts')).get('drafts')).toBe(seen);
  expect(await unreadable()).toEqual(seen === whole ? [] : [{ place: 'drafts', text: whole }]);
});

test.each([
  { says: 'a broken draft', place: 'drafts/1', text: '{' },
  { says: 'a draft of another shape', place: 'drafts/1', text: '"five"' },
  { says: 'one that the browser cannot read', place: 'drafts/1', text: '' },
  { says: 'the text of an earlier build', place: 'drafts', text: '{"1":"{"}' },
])('$says is put aside when its place is needed', async ({ place, text }) => {
  const { disk, onDisk } = aDisk({ [place]: text });
  await disk.entries('drafts');
  const next = place === 'drafts' ? '{"1":"7"}' : '7';
  await disk.change([place], () => next);
  await disk.entries('drafts');
  await disk.change([place], () => next);
  expect(onDisk()).toEqual({ [place]: next, [`unreadable/1/${place}`]: text });
});

test('what has come since the tab looked is not overwritten either: the next write puts it aside', async () => {
  const { disk, kept, onDisk } = aDisk({});
  await disk.entries('drafts');
  kept.set('drafts/1', '{');
  const write = async () => disk.change(['drafts/1'], () => '7');
  await expect(write()).rejects.toThrow('occupied');
  expect(onDisk()).toEqual({ 'drafts/1': '{' });
  await write();
  expect(onDisk()).toEqual({ 'drafts/1': '7', 'unreadable/1/drafts/1': '{' });
});

test('it stays where it is if nothing is written in its place', async () => {
  const before = { 'drafts/1': '{', drafts: '{"1":"5","2":"{"}' };
  const { disk, onDisk } = aDisk(before);
  await disk.entries('drafts');
  await disk.change(['drafts/1', 'drafts'], (_, current) => current);
  expect(onDisk()).toEqual(before);
});

test('the user removes what was listed, but nothing that has become readable', async () => {
  const { unreadable, remove, kept } = aDisk(entries);
  const listed = await unreadable();
  kept.set('drafts/3', '7').set('drafts/4', '{');
  await remove(listed);
  expect([...kept.keys()]).toEqual(['jobs', 'drafts/1', 'drafts/3', 'fields/word', 'drafts/4']);
});
