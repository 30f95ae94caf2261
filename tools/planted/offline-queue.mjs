const SRC = 'libs/offline-queue/src/outbox';
const unit = (file, title) => ({ kind: 'unit', file: `${SRC}/${file}`, title });

export const offlineQueue = [
  {
    name: 'portal-page-counts-as-refusal',
    file: `${SRC}/verdict.ts`,
    from: 'if (status < 400 || status >= 500)',
    to: 'if (status >= 500)',
    because: 'The page of a hotel network makes a reading look refused.',
    noticedBy: unit('verdict.test.ts', 'a redirect'),
  },
  {
    name: 'expired-login-refuses-reading',
    file: `${SRC}/verdict.ts`,
    from: "  [401, 'block'],\n",
    to: '',
    because: 'A reading entered offline is refused because the login has ended meanwhile.',
    noticedBy: unit('verdict.test.ts', '401 after the refresh'),
  },
  {
    name: 'kept-without-proof',
    file: `${SRC}/enter.ts`,
    from: '  await proveReadable(ports, record);\n',
    to: '  void proveReadable;\n',
    because: 'The form is emptied although the device did not keep the reading.',
    noticedBy: unit('enter.test.ts', 'a record that cannot be read again'),
  },
  {
    name: 'earlier-builds-forgotten',
    file: `${SRC}/record-of-stored.ts`,
    from: 'return isRecordOfSchema1(stored) ? withDigits(stored) : null;',
    to: 'return null;',
    because: 'A reading that waits since before the update is never sent.',
    noticedBy: unit(
      'record-of-stored.test.ts',
      'a job, with its rates, comments, photos, key and state',
    ),
  },
  {
    name: 'value-made-of-no-number',
    file: `${SRC}/record-of-stored.ts`,
    from: 'Number.isFinite(readingValue)',
    to: 'readingValue !== undefined',
    because: 'A damaged reading is sent as 0.',
    noticedBy: unit('record-of-stored.test.ts', 'as the number of schema 1'),
  },
  {
    name: 'correction-overtakes-reading',
    file: `${SRC}/lane.ts`,
    from: "if (record.state !== 'QUEUED' && record.state !== 'AUTH_BLOCKED') return false;",
    to: "if (record.state !== 'QUEUED') return false;",
    because: 'An older reading arrives after its correction and replaces it.',
    noticedBy: unit('lane.test.ts', 'no reading past one that waits for its login'),
  },
  {
    name: 'photos-of-waiting-readings-offered',
    file: `${SRC}/unreadable.ts`,
    from: 'if (entries.has(id) || (await isYoung(stores, keys))) continue;',
    to: 'if (await isYoung(stores, keys)) continue;',
    because: 'The user is asked to remove the photos of a reading that still waits.',
    noticedBy: unit('unreadable.test.ts', 'goes when the user removes it, and nothing else goes'),
  },
  {
    name: 'record-under-another-key-read',
    file: `${SRC}/record-of-stored.ts`,
    from: ' || stored.id !== id',
    to: '',
    because: 'A damaged record is sent in every round and never removed.',
    noticedBy: unit('record-of-stored.test.ts', 'one under another name'),
  },
  {
    name: 'one-broken-entry-hides-all',
    file: 'libs/offline-queue/src/storage/read-all.ts',
    from: '      readEach(store, keys, done);\n',
    to: '      void readEach;\n      done([]);\n',
    because: 'One record that the browser cannot read hides all waiting readings.',
    noticedBy: unit(
      'unreadable.test.ts',
      'a record that the browser cannot read keeps no other back, and no new one',
    ),
  },
];
