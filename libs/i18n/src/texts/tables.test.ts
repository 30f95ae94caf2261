import { de } from '../de';
import { deInformal } from '../de-informal';
import { account } from '../de/account';
import { cause } from '../de/cause';
import { comment } from '../de/comment';
import { connection } from '../de/connection';
import { evaluation } from '../de/evaluation';
import { frame } from '../de/frame';
import { help } from '../de/help';
import { home } from '../de/home';
import { introduction } from '../de/introduction';
import { job } from '../de/job';
import { management } from '../de/management';
import { medium } from '../de/medium';
import { notice } from '../de/notice';
import { outbox } from '../de/outbox';
import { photo } from '../de/photo';
import { problem } from '../de/problem';
import { scan } from '../de/scan';
import { reading } from '../de/reading';
import { readingDate } from '../de/reading-date';
import { receipt } from '../de/receipt';
import { registration } from '../de/registration';
import { session } from '../de/session';
import { sharing } from '../de/sharing';
import { table } from '../de/table';
import { unlisted } from '../de/unlisted';
import { valueProblem } from '../de/value-problem';
import { wizard } from '../de/wizard';
import { wizardProblem } from '../de/wizard-problem';
import { wizardStart } from '../de/wizard-start';
import { wizardSteps } from '../de/wizard-steps';
import { en } from '../en';

const FORMAL = /\b(Sie|Ihr[a-zäöü]*|Ihnen)\b/;
const INFORMAL = /\b(du|dich|dir|dein[a-z]*)\b/i;

const formal: Readonly<Record<string, string>> = de;
const informal: Readonly<Record<string, string>> = deInformal;
const english: Readonly<Record<string, string>> = en;
const places = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
const keys = Object.keys(formal);

test('no key stands in two concepts', () => {
  const concepts = [
    cause,
    account,
    connection,
    evaluation,
    frame,
    help,
    home,
    introduction,
    job,
    medium,
    notice,
    outbox,
    problem,
    scan,
    receipt,
    registration,
    reading,
    readingDate,
    photo,
    comment,
    session,
    unlisted,
    valueProblem,
    sharing,
    management,
    table,
    wizard,
    wizardProblem,
    wizardStart,
    wizardSteps,
  ];
  const count = concepts.reduce((sum, concept) => sum + Object.keys(concept).length, 0);
  expect(keys).toHaveLength(count);
});

test('keys are words with underscores', () => {
  expect(keys.filter((key) => !/^[a-z]+(_[a-z]+)+$/.test(key))).toEqual([]);
});

test('every plural form has its other form', () => {
  const forms = keys.filter((key) => key.endsWith('_one')).map((key) => key.slice(0, -4));
  expect(keys.filter((key) => key.endsWith('_other')).map((key) => key.slice(0, -6))).toEqual(
    forms,
  );
});

test('English has the same keys', () => {
  expect(Object.keys(english).sort()).toEqual([...keys].sort());
});

test('every text says something', () => {
  const all = [...Object.values(formal), ...Object.values(informal), ...Object.values(english)];
  expect(all.filter((text) => text.trim() === '')).toEqual([]);
});

test.each(keys)('%s has the same places for values in every language', (key) => {
  const expected = places(formal[key] ?? '');
  expect(places(english[key] ?? '')).toEqual(expected);
  expect(places(informal[key] ?? formal[key] ?? '')).toEqual(expected);
});

test.each(keys.filter((key) => FORMAL.test(formal[key] ?? '')))(
  '%s addresses the reader and has an informal text',
  (key) => {
    expect(informal[key]).toBeDefined();
    expect(informal[key]).not.toMatch(FORMAL);
  },
);

test('an informal text that says the same is left out', () => {
  expect(Object.keys(informal).filter((key) => informal[key] === formal[key])).toEqual([]);
});

test('no formal text says du', () => {
  expect(keys.filter((key) => INFORMAL.test(formal[key] ?? ''))).toEqual([]);
});
