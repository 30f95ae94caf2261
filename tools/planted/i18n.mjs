const SRC = 'libs/i18n/src';
const unit = (file, title) => ({ kind: 'unit', file: `${SRC}/${file}`, title });

export const i18n = [
  {
    name: 'one-days',
    file: `${SRC}/de/job.ts`,
    from: "jobs_state_days_one: 'noch {{count}} Tag',",
    to: "jobs_state_days_one: 'noch {{count}} Tage',",
    because: 'The list says "noch 1 Tage".',
    noticedBy: unit('texts/create-texts.test.ts'),
  },
  {
    name: 'empty-english-text',
    file: `${SRC}/en/job.ts`,
    from: "jobs_state_done: 'done',",
    to: "jobs_state_done: '',",
    because: 'A button without words stands in the English portal.',
    noticedBy: unit('texts/tables.test.ts', 'every text says something'),
  },
  {
    name: 'number-lost-in-english',
    file: `${SRC}/en/job.ts`,
    from: "jobs_state_days_other: '{{count}} days left',",
    to: "jobs_state_days_other: 'days left',",
    because: 'The English list does not say how many days are left.',
    noticedBy: unit('texts/tables.test.ts', 'has the same places for values in every language'),
  },
  {
    name: 'old-language-remains',
    file: `${SRC}/texts/create-texts.ts`,
    from: '    said.clear();\n',
    to: '',
    because: 'After a change of language half of the words are still those of the other.',
    noticedBy: unit('texts/create-texts.test.ts'),
  },
  {
    name: 'slower-language-wins',
    file: `${SRC}/texts/create-texts.ts`,
    from: '    if (request < shownRequest) return;\n',
    to: '',
    because: 'The portal shows the language that was not asked for last.',
    noticedBy: unit(
      'texts/create-texts.test.ts',
      'of two quick changes the one asked for last is shown',
    ),
  },
];
