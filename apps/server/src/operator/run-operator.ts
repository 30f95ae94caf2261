import { parseArgs } from 'node:util';
import { readApplications } from '../application/read-applications';
import { readSettings } from '../app/settings';
import type { Environment } from '../base/variables';
import { codeOf, reasonOf, StartFailure } from '../base/start-failure';
import { openDatabase } from '../database/open-database';
import { PhotoPlaceFailure } from '../photo/photo-place-failure';
import { createPasswords } from '../session/passwords';
import { TableFailure } from '../table/table-failure';
import type { Command, Given, OperatorWorld } from './command';
import { COMMANDS } from './commands';
import { OperatorFailure } from './operator-failure';
import { operatorTexts } from './operator-texts';
import { createProgress } from './progress';

export interface OperatorPorts {
  readonly root: string;
  readonly environment: Environment;
  readonly cwd: string;
  readonly clock: () => Date;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
  /** Null where nobody looks on. */
  readonly draw: ((text: string) => void) | null;
}

/** The exit code: 0 done, 1 not done and why, 2 not understood. */
export async function runOperator(
  args: readonly string[],
  ports: OperatorPorts,
): Promise<0 | 1 | 2> {
  const command = commandOf(args);
  if (command === undefined) return explainCommands(args, ports);
  const rest = args.slice(command.name.split(' ').length);
  if (rest.includes('--help')) {
    ports.say(operatorTexts.help(command));
    return 0;
  }
  try {
    const given = givenTo(command, rest);
    await inWorld(ports, (world) => command.run(world, given));
    return 0;
  } catch (error) {
    if (isFileTrouble(error)) {
      ports.complain(operatorTexts.fileTrouble(reasonOf(error)));
      return 1;
    }
    if (!EXPLAINED.some((kind) => error instanceof kind) || !(error instanceof Error)) throw error;
    ports.complain(error.message);
    return error instanceof NotUnderstood ? 2 : 1;
  }
}

/** These say themselves what to do. */
const EXPLAINED = [OperatorFailure, StartFailure, TableFailure, PhotoPlaceFailure];

interface ArgKind {
  readonly type: 'string' | 'boolean';
}

class NotUnderstood extends OperatorFailure {}

function commandOf(args: readonly string[]): Command | undefined {
  return COMMANDS.find(({ name }) => name.split(' ').every((word, index) => args[index] === word));
}

function explainCommands(args: readonly string[], { say, complain }: OperatorPorts): 0 | 2 {
  const [first] = args;
  if (first === undefined || first === '--help' || first === 'help') {
    say(operatorTexts.overview(COMMANDS));
    return 0;
  }
  complain(operatorTexts.unknownCommand(args.join(' ')));
  complain(operatorTexts.overview(COMMANDS));
  return 2;
}

function givenTo(command: Command, args: readonly string[]): Given {
  const options = new Map<string, ArgKind>();
  for (const name of Object.keys(command.values)) options.set(name, { type: 'string' });
  for (const name of Object.keys(command.switches)) options.set(name, { type: 'boolean' });
  const { values, positionals } = parsed(command, args, Object.fromEntries(options));
  if (positionals.length !== command.words.length) {
    throw new NotUnderstood(operatorTexts.wrongWords(command));
  }
  const entries = Object.entries(values);
  return {
    words: positionals,
    values: Object.fromEntries(
      entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
    switches: new Set(entries.flatMap(([name, value]) => (value === true ? [name] : []))),
  };
}

function parsed(
  command: Command,
  args: readonly string[],
  options: Readonly<Record<string, ArgKind>>,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    if (codeOf(error)?.startsWith('ERR_PARSE_ARGS') !== true) throw error;
    throw new NotUnderstood(operatorTexts.wrongWords(command));
  }
}

async function inWorld(
  { root, environment, cwd, clock, say, draw }: OperatorPorts,
  run: (world: OperatorWorld) => Promise<void>,
): Promise<void> {
  const settings = readSettings(environment, root);
  const applications = readApplications(settings.applicationsDir);
  const passwords = await createPasswords();
  // Counting all readings or photos takes longer than a call may.
  const { database, close } = await openDatabase(settings, { statementMs: 0 });
  const progress = createProgress(draw, clock);
  try {
    await run({ database, settings, applications, passwords, clock, root, cwd, progress, say });
  } finally {
    progress.end();
    await close();
  }
}

/** The file that was named is not there, is a folder, or nobody may read or write it. */
function isFileTrouble(error: unknown): boolean {
  return ['ENOENT', 'EISDIR', 'EACCES', 'ENOSPC', 'EROFS', 'ENOTDIR'].includes(codeOf(error) ?? '');
}
