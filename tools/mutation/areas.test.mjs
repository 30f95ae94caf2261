import { AREAS, chosen } from './areas.mjs';

const named = (asked) =>
  chosen(asked).map(({ area, folder, file }) => `${area.name}:${folder}/${file}`);

test('no words choose everything', () => {
  expect(named([])).toEqual(AREAS.map(({ name }) => `${name}:/`));
});

test.each([
  { asked: ['domain'], is: ['domain:/'] },
  { asked: ['domain', 'job'], is: ['domain:job/'] },
  { asked: ['domain', 'job/obis'], is: ['domain:job/obis'] },
  { asked: ['offline-queue'], is: ['offline-queue:/'] },
  { asked: ['offline-queue', 'lane'], is: ['offline-queue:/lane'] },
  { asked: ['offline-queue', 'outbox/lane'], is: ['offline-queue:outbox/lane'] },
  { asked: ['portal/outbox', 'send-record'], is: ['portal/outbox:/send-record'] },
  { asked: ['portal', 'outbox/send-record'], is: ['portal/outbox:/send-record'] },
  {
    asked: ['portal'],
    is: ['portal/app:/', 'portal/outbox:/', 'portal/session:/', 'portal/reading:/'],
  },
  { asked: ['i18n'], is: [] },
])('$asked chooses $is', ({ asked, is }) => {
  expect(named(asked)).toEqual(is);
});
