const SRC = 'apps/server/src';
const unit = (file, title) => ({ kind: 'unit', file: `${SRC}/${file}`, title });

/** What the utility does with its data: erase, mail, import, export. */
export const operator = [
  {
    name: 'erase-leaves-answers',
    file: `${SRC}/operator/accounts/erase.ts`,
    from: "      then body::json->>'id' in (select id from job where account_id = ${theirs}) end`,",
    to: '      then false end`,',
    because: 'A job that was shared once stays in the answers that an earlier version kept.',
    noticedBy: unit('operator/accounts/accounts.test.ts'),
  },
  {
    name: 'erase-leaves-letters',
    file: `${SRC}/operator/accounts/erase.ts`,
    from: '    await deleteLettersOf(outbox, id);\n',
    to: '',
    because: 'Letters with name, address and login of an erased customer stay on the disk.',
    noticedBy: unit('operator/accounts/erased-words.test.ts'),
  },
  {
    name: 'erase-leaves-pages',
    file: `${SRC}/operator/accounts/forget-deleted-rows.ts`,
    from: '    sql`set wal_recycle = off`,\n',
    to: '',
    because: 'The log of the embedded database still shows an erased customer.',
    noticedBy: unit('operator/accounts/erased-words.test.ts'),
  },
  {
    name: 'erase-keeps-typed-words',
    file: `${SRC}/operator/accounts/billed-readings.ts`,
    from: "'[A-Za-z]{4,}', '', 'g'))`;",
    to: "'[A-Za-z]{44,}', '', 'g'))`;",
    because: 'A name that somebody typed beside a meter number stays for ten years.',
    noticedBy: unit('operator/accounts/erased-words.test.ts'),
  },
  {
    name: 'erase-without-asking',
    file: `${SRC}/operator/accounts/erase.ts`,
    from: '  if (!isConfirmed) return counts;\n',
    to: '  void isConfirmed;\n',
    because: 'A customer is deleted who was only to be looked at.',
    noticedBy: unit('operator/accounts/accounts.test.ts', 'erases a customer after confirmation'),
  },
  {
    name: 'markup-in-mail',
    file: `${SRC}/mail/letter.ts`,
    from: "    .replaceAll('<', '&lt;')\n",
    to: '',
    because: 'Somebody writes links of their own into mails that the utility sends.',
    noticedBy: unit('sharing/share-mail.test.ts', 'shows typed HTML as text'),
  },
  {
    name: 'import-takes-the-future',
    file: `${SRC}/operator/import-jobs/import-row.ts`,
    from: 'if (day > today) return [importTexts.futureReading];',
    to: "if (day > '9999-12-31' && today !== day) return [importTexts.futureReading];",
    because: 'A last reading of next year is taken in, and nobody can send a plausible value.',
    noticedBy: unit('operator/import-jobs/import-jobs.test.ts', 'read tomorrow'),
  },
  {
    name: 'formula-in-export',
    file: `${SRC}/table/write-csv.ts`,
    from: "const safe = isRunnable ? `'${cell}` : cell;",
    to: 'const safe = isRunnable ? `${cell}` : cell;',
    because: 'A comment runs as a formula in the spreadsheet of the utility.',
    noticedBy: unit('table/table.test.ts'),
  },
];
