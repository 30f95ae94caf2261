const SRC = 'apps/server/src';
const unit = (file, title) => ({ kind: 'unit', file: `${SRC}/${file}`, title });

/** Who gets in, for how long, and how often. */
export const session = [
  {
    name: 'token-of-another-application',
    file: `${SRC}/session/callers.ts`,
    from: 'if (account?.applicationId !== application.applicationId)',
    to: 'if (account === null)',
    because: 'A login at one utility opens the data of another.',
    noticedBy: unit(
      'session/application-bound.test.ts',
      'refuses a token of one application at the other',
    ),
  },
  {
    name: 'account-without-limit',
    file: `${SRC}/session/callers.ts`,
    from: "      await limits.count('account', account.id);\n",
    to: '      void limits;\n',
    because: 'One account keeps the server busy for all others.',
    noticedBy: unit('limit/route-limits.test.ts', 'refuses an account that calls too often'),
  },
  {
    name: 'stolen-refresh-token-unnoticed',
    file: `${SRC}/session/sessions.ts`,
    from: '    await endFamily(database, token.familyId);\n    return { stolenFrom',
    to: '    return { stolenFrom',
    because: 'A stolen refresh token that comes back does not end the login.',
    noticedBy: unit('session/rotation.test.ts', 'the whole login ends'),
  },
  {
    name: 'refresh-token-never-ends',
    file: `${SRC}/session/sessions.ts`,
    from: 'if (token === null || token.expiresAt <= clock()) return null;',
    to: 'if (token === null) return null;',
    because: 'A login on a lost phone is good for ever.',
    noticedBy: unit('session/session.test.ts', 'is valid for 30 days and not longer'),
  },
  {
    name: 'one-call-too-many',
    file: `${SRC}/limit/buckets.ts`,
    from: 'return after <= now + rule.sizeMs + TOLERANCE_MS ?',
    to: 'return after <= now + rule.sizeMs + rule.paceMs + TOLERANCE_MS ?',
    because: 'Limits let more pass than they say.',
    noticedBy: unit('limit/limits.test.ts', 'one server admits exactly a large limit'),
  },
  {
    name: 'token-without-limit',
    file: `${SRC}/anonymous/anonymous-routes.ts`,
    from: "        { name: 'anonymous-submit-token', subject: bearerOf(request) ?? '' },\n",
    to: '',
    because: 'One token fills the database from many addresses.',
    noticedBy: unit('anonymous/anonymous-limits.test.ts', 'refuses the second reading'),
  },
  {
    name: 'plain-key-stays',
    file: `${SRC}/keys/signing-keys.ts`,
    from: '    await deletePlainKey(database);\n',
    to: '',
    because: 'After an upgrade, every later copy of the database opens sessions.',
    noticedBy: unit('keys/signing-keys.test.ts', 'then leaves the database'),
  },
  {
    name: 'repeats-are-counted',
    file: `${SRC}/limit/count-if-new.ts`,
    from: 'for (const { name, subject } of counted) await limits.giveBack(name, subject);',
    to: 'void counted;',
    because: 'A bad network uses up the limit of everybody behind one address.',
    noticedBy: unit('anonymous/anonymous-limits.test.ts', 'repeats under one key never count'),
  },
  {
    name: 'token-ids-in-plain',
    file: `${SRC}/session/access-tokens.ts`,
    from: 'return kid === null ? jti : hashOf(jti);',
    to: "return kid === '' ? hashOf(jti) : jti;",
    because: 'A copy of the database and a stolen key forge the tokens of all open sessions.',
    noticedBy: unit('session/access-tokens.test.ts', 'stores a hash of the id'),
  },
  {
    name: 'refused-calls-are-counted',
    file: `${SRC}/limit/limits.ts`,
    from: '      if (after === null) throw tooOften(rule, bucket.fullAt, now);\n      bucket.fullAt = after;\n',
    to: '      bucket.fullAt = after ?? bucket.fullAt + rule.paceMs;\n      if (after === null) throw tooOften(rule, bucket.fullAt, now);\n',
    because:
      'Whoever goes on trying is locked out for ever, and everybody behind the address with him.',
    noticedBy: unit('limit/limits.test.ts', 'is not kept empty by the calls that it refuses'),
  },
  {
    name: 'session-days-ignored',
    file: `${SRC}/session/sessions.ts`,
    from: 'now + idleDays * DAY_MS',
    to: 'now + Math.max(idleDays, 30) * DAY_MS',
    because: 'A login on a lost phone lives for longer than the operator allows.',
    noticedBy: unit('session/session.test.ts', 'for as many days as the operator sets'),
  },
];
