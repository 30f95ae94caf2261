import { readdirSync } from 'node:fs';
import { inRoot } from '../root.mjs';
import { textOf } from './sources.mjs';

const FOLDER = 'docs/decisions';
const MOST_WORDS = 120;
const PARTS = ['Context', 'Decision', 'Consequence'];

/** Concepts in the order of the index, each with its heading. */
const CONCEPTS = {
  repository: 'Repository, build and tests',
  application: 'Application, languages and updates',
  session: 'Session',
  job: 'Jobs',
  reading: 'Readings',
  photo: 'Photos',
  'unlisted-reading': 'Unlisted readings',
  wizard: 'Wizard',
  evaluation: 'Evaluation',
  sharing: 'Sharing',
  export: 'Export and sheets',
  help: 'Help',
  receipt: 'Receipts',
  outbox: 'Outbox',
  connection: 'Connection',
  server: 'Server',
  operation: 'Operation',
};

/** All records of docs/decisions, in the order of their numbers. */
export function decisionRecords() {
  return readdirSync(inRoot(FOLDER))
    .filter((name) => name !== 'README.md')
    .sort()
    .map((file) => recordOf(file, textOf(`${FOLDER}/${file}`)));
}

/** The parts of a record. `problemsOf` reports the empty ones. */
export function recordOf(file, text) {
  const [title = '', , facts = '', , ...body] = text.trimEnd().split('\n');
  const [status = '', date = '', concept = ''] = facts.split(' · ');
  const [, id = '', name = ''] = /^# (D\d+) (.+)$/.exec(title) ?? [];
  return { file, id, name, status, date, concept, body: body.join('\n') };
}

export function problemsOf({ file, id, name, status, date, concept, body }, ids) {
  const problems = [];
  const number = id.slice(1).padStart(3, '0');
  if (name === '') problems.push('the first line is not "# D28 What is decided"');
  if (!file.startsWith(`d${number}-`)) problems.push(`the file does not begin with d${number}-`);
  if (!/^(accepted|superseded by D\d+)$/.test(status)) problems.push(`unknown status "${status}"`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) problems.push(`no date: "${date}"`);
  if (!(concept in CONCEPTS)) problems.push(`unknown concept "${concept}"`);
  for (const part of PARTS) {
    if (!body.includes(`**${part}.**`)) problems.push(`no paragraph "**${part}.**"`);
  }
  const words = body.split(/\s+/).filter(Boolean).length - PARTS.length;
  if (words > MOST_WORDS) problems.push(`${words} words, ${MOST_WORDS} at most`);
  for (const cited of citedIn(`${status} ${body}`)) {
    if (!ids.has(cited)) problems.push(`${cited} does not exist`);
  }
  return problems;
}

/** The decisions that a text cites: D28, but not the D50 of D50A1F. */
export const citedIn = (text) => text.match(/\bD\d{1,3}\b/g) ?? [];

/** The content of docs/decisions/README.md, which `npm run generate -- decision-index` writes. */
export function decisionIndex(records) {
  const used = Object.entries(CONCEPTS).filter(([concept]) =>
    records.some((record) => record.concept === concept),
  );
  const groups = used.map(([concept, heading]) => {
    const lines = records
      .filter((record) => record.concept === concept)
      .map(
        ({ id, name, file, status, date }) =>
          `- [${id}](${file}) ${name} (${status === 'accepted' ? '' : `${status}, `}${date})`,
      );
    return `## ${heading}\n\n${lines.join('\n')}\n`;
  });
  return `${INTRODUCTION}\n${groups.join('\n')}`;
}

const INTRODUCTION = `# Decisions

What we decided where [the customer's decisions](../customer-decisions.md) and [the contract](../contract.md) leave a choice. A record has a context, a decision and a consequence, in 120 words at most. A new one takes the next number; one that no longer holds stays and says which record supersedes it. \`npm run generate -- decision-index\` writes this page, and a check compares it with the records.
`;
