import { de } from '../de';
import { deInformal } from '../de-informal';
import { account } from '../de/account';
import { evaluation } from '../de/evaluation';
import { frame } from '../de/frame';
import { handover } from '../de/handover';
import { help } from '../de/help';
import { home } from '../de/home';
import { job } from '../de/job';
import { notice } from '../de/notice';
import { note } from '../de/note';
import { notReadable } from '../de/not-readable';
import { outbox } from '../de/outbox';
import { reading } from '../de/reading';
import { readingForm } from '../de/reading-form';
import { receipt } from '../de/receipt';
import { registration } from '../de/registration';
import { round } from '../de/round';
import { scan } from '../de/scan';
import { session } from '../de/session';
import { sharing } from '../de/sharing';
import { table } from '../de/table';
import { wizardForm } from '../de/wizard-form';
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
    frame,
    notice,
    session,
    scan,
    account,
    home,
    handover,
    help,
    job,
    reading,
    note,
    notReadable,
    readingForm,
    outbox,
    receipt,
    registration,
    evaluation,
    round,
    sharing,
    table,
    wizardForm,
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
