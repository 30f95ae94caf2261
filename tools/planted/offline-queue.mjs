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
    from: "return isObject(part) && Number.isFinite(part['readingValue']);",
    to: 'return isObject(part);',
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
    name: 'photos-of-others-cleared',
    file: `${SRC}/clear-away.ts`,
    from: '    if (records.has(recordIdOf(key))) continue;\n',
    to: '    void records.has(recordIdOf(key));\n',
    because: 'After a day the photos of a reading that still waits are deleted.',
    noticedBy: unit('clear-away.test.ts', 'photos of a reading that waits stay, however old'),
  },
  {
    name: 'photos-of-later-builds-cleared',
    file: `${SRC}/clear-away.ts`,
    from: '  const records = new Set(await stores.records.ids());\n',
    to: '  const records = new Set((await stores.records.all()).map(({ id }) => id));\n',
    because: 'After a day the photos of a reading that a later build has stored are deleted.',
    noticedBy: unit(
      'clear-away.test.ts',
      'photos of a reading that only a later build can read stay, however old',
    ),
  },
];
