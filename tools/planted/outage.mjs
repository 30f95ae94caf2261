const SRC = 'apps/server/src';
const unit = (file, title) => ({ kind: 'unit', file: `${SRC}/${file}`, title });

/** What a slow neighbour of the server may cost, and who waits for whom. */
export const outage = [
  {
    name: 'second-connection-in-a-transaction',
    file: `${SRC}/session/sessions.ts`,
    from: 'if (!(await isStillGood(database))) return null;',
    to: 'if (!(await isStillGood(parts.database))) return null;',
    because: 'A login waits for ever for the connection that it holds.',
    noticedBy: unit(
      'keys/signing-needs-no-connection.test.ts',
      'a share is made, logs in and passes on',
    ),
  },
  {
    name: 'photo-put-in-a-transaction',
    file: `${SRC}/reading/remembered-answer.ts`,
    from: '    await putPhotos(database, photoPlaces, photos);\n',
    to: `    await database.transaction().execute((one) => putPhotos(one, photoPlaces, photos));\n`,
    because: 'A bucket that says nothing stops lists and logins.',
    noticedBy: unit('photo/slow-bucket.test.ts', 'that says nothing'),
  },
  {
    name: 'place-never-away',
    file: `${SRC}/photo/guard-places.ts`,
    from: 'const MOST_FAILURES = 3;',
    to: 'const MOST_FAILURES = 3e9;',
    because: 'Every reading with a photo waits for the timeout of a bucket that is away.',
    noticedBy: unit('photo/slow-bucket.test.ts', 'that is away'),
  },
  {
    name: 'sweep-takes-what-is-being-stored',
    file: `${SRC}/photo/stored-photo.ts`,
    from: '          unused_since: sql`now()`,\n          leaving_since: null,\n',
    to: '          leaving_since: null,\n',
    because: 'A reading comes again after an hour, and its photo is removed while it is stored.',
    noticedBy: unit('photo/slow-bucket.test.ts', 'every photo of one that does'),
  },
  {
    name: 'lost-connection-ends-the-server',
    file: `${SRC}/database/open-postgres.ts`,
    from: "  pool.on('connect', (client) => client.on('error', () => undefined));\n",
    to: '',
    because: 'A database that restarts ends every server that is working for somebody.',
    noticedBy: unit('database/away.test.ts', 'whose connections break'),
  },
];
