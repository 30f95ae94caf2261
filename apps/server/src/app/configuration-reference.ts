import { wholeConfig } from '@ablesbar/domain';
import { KindGuard, type TSchema } from '@sinclair/typebox';
import { ApplicationFile, ManifestFile } from '../application/application-schema';
import { VARIABLES } from '../base/variables';
import { DEFAULT_LAYOUT } from '../letter/letter-layout';
import { mayStay, RETENTION_RULES } from '../retention/retention-rules';

/**
 * The text of CONFIGURATION.md, built from the schemas that check the settings. A test compares it
 * with the file.
 */
export function configurationReference(): string {
  const variables = Object.entries(VARIABLES).map(([name, [byDefault, what]]) => [
    code(name),
    byDefault,
    what,
  ]);
  const defaults = { config: wholeConfig({}), letter: DEFAULT_LAYOUT };
  return [
    '# Configuration',
    '',
    'Made by `npm run operator -- configuration`, from the schemas that the server checks by. Do not edit.',
    '',
    '## Environment',
    '',
    'An empty variable counts as none. The server and the operator’s commands read the same ones.',
    '',
    table(['Variable', 'Default', 'What it does'], variables),
    '',
    '## RETENTION',
    '',
    'How many days each kind of data is kept: `RETENTION="closed-jobs=730 photos=365"`. What is not named keeps its default.',
    '',
    table(['Word', 'Default', 'Possible', 'What goes after these days'], retentionRows()),
    '',
    '## application.json',
    '',
    'One in the folder of each utility, beside `manifest.json` and `logo.png`. A setting that is not named here is refused at the start.',
    '',
    table(['Setting', 'Kind', 'Default'], rowsOf(ApplicationFile, '', defaults)),
    '',
    '## manifest.json',
    '',
    'The web app’s manifest; more than this may stand in it.',
    '',
    table(['Setting', 'Kind', 'Default'], rowsOf(ManifestFile, '', {})),
    '',
  ].join('\n');
}

type Row = readonly string[];

function retentionRows(): readonly Row[] {
  return Object.entries(RETENTION_RULES).map(([kind, { days, least, most, what }]) => [
    code(kind),
    days === null ? '`never`' : String(days),
    `${least} to ${most}${mayStay(kind) ? ' or `never`' : ''}`,
    what,
  ]);
}

/** One row for each setting with a value. An object becomes the rows of its settings. */
function rowsOf(schema: TSchema, path: string, byDefault: unknown): readonly Row[] {
  const settings = KindGuard.IsObject(schema) ? Object.entries(schema.properties) : [];
  if (settings.length === 0) return [[code(path), kindOf(schema), defaultOf(byDefault)]];
  const defaults = new Map<string, unknown>(
    typeof byDefault === 'object' && byDefault !== null ? Object.entries(byDefault) : [],
  );
  return settings.flatMap(([name, one]) =>
    rowsOf(one, path === '' ? name : `${path}.${name}`, defaults.get(name)),
  );
}

function kindOf(schema: TSchema): string {
  const options: unknown = schema['anyOf'];
  if (Array.isArray(options)) return options.map((one: TSchema) => kindOf(one)).join(' or ');
  const type = String(schema['type'] ?? 'text');
  if (type === 'array') return 'list';
  if (type !== 'string') return (type === 'integer' ? 'whole number' : type) + limitsOf(schema);
  const pattern: unknown = schema['pattern'];
  return typeof pattern === 'string' ? `text like ${code(pattern)}` : 'text';
}

function limitsOf({ minimum, maximum }: TSchema): string {
  return maximum === undefined ? '' : `, ${String(minimum)} to ${String(maximum)}`;
}

function defaultOf(value: unknown): string {
  if (value === undefined || value === null) return 'none';
  return typeof value === 'object' && Object.keys(value).length === 0
    ? 'empty'
    : code(JSON.stringify(value));
}

function code(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``;
}

/** Each column is as wide as its widest cell, as Prettier formats it. */
function table(head: Row, rows: readonly Row[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: Row) =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
