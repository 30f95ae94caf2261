// The house rules in ESLint. Each refused row has a similar row that passes.
import { lintRows } from './lint-rows.mjs';

const SCREEN = 'apps/portal/src/probe/Probe.tsx';
const RULE = 'libs/validation/src/probe/probe.ts';
const STYLES = 'apps/portal/src/probe/Probe.css.ts';
const words = 'Texts belong to libs/i18n';
const noClock = 'Do not read the clock here';

const rows = [
  { says: 'words between tags', code: 'export const a = <p>Guten Tag</p>;', told: words },
  { says: 'signs between tags', code: 'export const a = <p>· 3,5 →</p>;', told: null },
  { says: 'words in braces', code: "export const a = <p>{'Guten Tag'}</p>;", told: words },
  { says: 'a text key in braces', code: "export const a = <p>{t('job_title')}</p>;", told: null },
  { says: 'words by choice', code: "export const a = <p>{b ? 'Ja' : null}</p>;", told: words },
  {
    says: 'a class by choice',
    code: "export const a = <p>{b && <b className={c ? 'wide' : 'slim'} />}</p>;",
    told: null,
  },
  { says: 'words in a template', code: 'export const a = <p>{`Hallo ${b}`}</p>;', told: words },
  { says: 'a spoken label', code: 'export const a = <p aria-label="Menu" />;', told: words },
  { says: 'a technical attribute', code: 'export const a = <p role="status" />;', told: null },
  {
    says: 'words in a story',
    file: 'libs/ui/src/primitives/Chip/Chip.stories.tsx',
    code: 'export const A = () => <p>Guten Tag</p>;',
    told: null,
  },
  {
    says: 'a minus before a variable of CSS',
    file: STYLES,
    code: 'export const a = { margin: `0 -${b}` };',
    told: 'A minus before a variable',
  },
  {
    says: 'a variable of CSS times minus one',
    file: STYLES,
    code: 'export const a = { margin: `0 calc(-1 * ${b})` };',
    told: null,
  },
  { says: 'an enum', file: RULE, code: 'export enum A { B }', told: 'Unions, not enums' },
  { says: 'a union', file: RULE, code: "export type A = 'b' | 'c';", told: null },
  {
    says: 'a part whose failure is caught beside',
    code: "export const a = import('./b').then(({ b }) => b, () => null);",
    told: 'Catch a failed import()',
  },
  {
    says: 'a part whose failure is caught behind',
    code: "export const a = import('./b').then(({ b }) => b).catch(() => null);",
    told: null,
  },
  { says: 'a default export', code: 'export default 3;', told: 'Named exports' },
  {
    says: "a configuration's default export",
    file: 'apps/portal/vite.config.ts',
    code: 'export default {};',
    told: null,
  },
  {
    says: 'an index that exports everything',
    file: 'libs/domain/src/index.ts',
    code: "export * from './job/job';",
    told: 'An index names its exports',
  },
  {
    says: 'an index that names what it exports',
    file: 'libs/domain/src/index.ts',
    code: "export { a } from './job/job';",
    told: null,
  },
  { says: 'the time in a rule', file: RULE, code: 'export const a = Date.now();', told: noClock },
  { says: 'now in a rule', file: RULE, code: 'export const a = new Date();', told: noClock },
  { says: 'a given time in a rule', file: RULE, code: 'export const a = new Date(0);', told: null },
  { says: 'the time in a screen', code: 'export const a = Date.now();', told: noClock },
  {
    says: 'the network in a screen',
    code: "export const a = fetch('/api');",
    told: 'from ports.ts',
  },
  {
    says: 'the network where it is at home',
    file: 'apps/portal/src/base/ports.ts',
    code: "export const a = fetch('/api');",
    told: null,
  },
  {
    says: 'a network that was given',
    file: 'libs/api-client/src/http/probe.ts',
    code: "export const a = (fetch: (path: string) => void) => fetch('/api');",
    told: null,
  },
  {
    says: 'a store without a limit to its life',
    code: "export const a = localStorage.getItem('b');",
    told: 'in IndexedDB',
  },
  {
    says: 'the network in a rule',
    file: RULE,
    code: "export const a = fetch('/api');",
    told: 'only calculate',
  },
  {
    says: 'the network in the server',
    file: 'apps/server/src/probe.ts',
    code: "export const a = fetch('/api');",
    told: null,
  },
  {
    says: 'a cast',
    file: RULE,
    code: 'export const a = (b: unknown) => b as string;',
    told: 'Do not use any type assertions',
  },
  { says: 'a constant', file: RULE, code: "export const a = ['b'] as const;", told: null },
  {
    says: "a cast in a branded type's constructor",
    file: 'libs/domain/src/calendar/calendar-day.ts',
    code: 'export const a = (b: string) => b as CalendarDay;',
    told: null,
  },
  {
    says: 'any',
    file: RULE,
    code: 'export const a = (b: any) => String(b);',
    told: 'Unexpected any',
  },
  {
    says: 'a comment that switches rules off',
    file: RULE,
    code: '/* eslint-disable */\nexport const a = 3;',
    told: "Unexpected 'eslint-disable' comment",
  },
  {
    says: 'a comment that switches a rule of oxlint off',
    file: RULE,
    code: '// oxlint-disable-next-line react/refs\nexport const a = 3;',
    told: "Unexpected 'oxlint-disable' comment",
  },
  {
    says: 'a value without a type behind it',
    file: RULE,
    code: 'export const a = (b: unknown) => String(b);',
    told: null,
  },
].map((row) => ({ file: SCREEN, ...row }));

const answers = new Map();

beforeAll(() => {
  const all = lintRows(rows.map(({ file, code }) => ({ file, code: `${code}\n` })));
  // ESLint also notes that its comments have no effect here. That note has no rule.
  all.forEach((messages, index) =>
    answers.set(
      rows[index],
      messages.filter(({ ruleId }) => ruleId !== null).map(({ message }) => message),
    ),
  );
});

test.each(rows.filter(({ told }) => told).map((row) => [row.says, row]))('refuses %s', (_, row) => {
  expect(answers.get(row)).toEqual([expect.stringContaining(row.told)]);
});

test.each(rows.filter(({ told }) => !told).map((row) => [row.says, row]))(
  'accepts %s',
  (_, row) => {
    expect(answers.get(row)).toEqual([]);
  },
);
