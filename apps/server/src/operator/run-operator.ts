import { parseArgs } from 'node:util';
import { createOperatorAudit } from '../audit/audit';
import { readSettings } from '../app/settings';
import { readApplications } from '../application/read-applications';
import { codeOf, reasonOf, StartFailure } from '../base/start-failure';
import type { Environment } from '../base/variables';
import { openDatabase } from '../database/open-database';
import { keyFileAt, pseudonymsOf } from '../keys/key-file';
import { PhotoPlaceFailure } from '../photo/photo-store';
import { createPasswords } from '../session/passwords';
import { TableFailure } from '../table/table-failure';
import { createAccount } from './accounts/create-account';
import { erase } from './accounts/erase';
import { eraseAnonymous } from './accounts/erase-anonymous';
import { revoke } from './accounts/revoke';
import { stats } from './accounts/stats';
import { who } from './accounts/who';
import { backup } from './backup/backup';
import { restore } from './backup/restore';
import {
  type Command,
  type CommandInput,
  type CommandOutline,
  type Facts,
  type OfflineCommand,
  type OfflineWorld,
  OperatorFailure,
  type OperatorWorld,
} from './command';
import { configuration } from './configuration';
import { exportAnonymous, exportPerson } from './export-person/export-person';
import { exportReadings } from './export-readings/export-readings';
import { importJobs } from './import-jobs/import-jobs';
import { letters } from './letters/letters';
import { movePhotosCommand } from './move-photos-command';
import { operatorTexts } from './operator-texts';
import { rotateKeysCommand } from './rotate-keys-command';
import { createProgress } from './progress';

export interface OperatorPorts {
  readonly root: string;
  readonly environment: Environment;
  readonly cwd: string;
  readonly clock: () => Date;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
  /** Null without a terminal. */
  readonly draw: ((text: string) => void) | null;
}

/** Returns the exit code: 0 for success, 1 for a failure with its reason, 2 for wrong arguments. */
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
    await runIn(ports, command, given);
    return 0;
  } catch (error) {
    if (isFileError(error)) {
      ports.complain(operatorTexts.fileTrouble(reasonOf(error)));
      return 1;
    }
    if (!EXPLAINED.some((kind) => error instanceof kind) || !(error instanceof Error)) throw error;
    ports.complain(error.message);
    return error instanceof UsageError ? 2 : 1;
  }
}

/** The messages of these errors name the solution. */
const EXPLAINED = [OperatorFailure, StartFailure, TableFailure, PhotoPlaceFailure];

interface ArgKind {
  readonly type: 'string' | 'boolean';
}

class UsageError extends OperatorFailure {}

function commandOf(args: readonly string[]): Command | OfflineCommand | undefined {
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

function givenTo(command: CommandOutline, args: readonly string[]): CommandInput {
  const options = new Map<string, ArgKind>();
  for (const name of Object.keys(command.values)) options.set(name, { type: 'string' });
  for (const name of [...Object.keys(command.switches), 'json']) {
    options.set(name, { type: 'boolean' });
  }
  const { values, positionals } = parsed(command, args, Object.fromEntries(options));
  if (positionals.length !== command.words.length) {
    throw new UsageError(operatorTexts.wrongWords(command));
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
  command: CommandOutline,
  args: readonly string[],
  options: Readonly<Record<string, ArgKind>>,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    if (codeOf(error)?.startsWith('ERR_PARSE_ARGS') !== true) throw error;
    throw new UsageError(operatorTexts.wrongWords(command));
  }
}

async function runIn(
  { root, environment, cwd, clock, say, draw }: OperatorPorts,
  command: Command | OfflineCommand,
  given: CommandInput,
): Promise<void> {
  const settings = readSettings(environment, root);
  const progress = createProgress(draw, clock);
  const isForProgram = given.switches.has('json');
  const world: OfflineWorld = {
    ...{ settings, clock, root, cwd, progress },
    say: isForProgram ? () => undefined : say,
  };
  try {
    const facts =
      'runOffline' in command
        ? await command.runOffline(world, given)
        : await withDatabase(world, (whole) => command.run(whole, given));
    if (isForProgram) say(JSON.stringify(facts ?? {}));
  } finally {
    progress.end();
  }
}

async function withDatabase(
  world: OfflineWorld,
  run: (world: OperatorWorld) => Promise<Facts | void>,
): Promise<Facts | void> {
  const applications = readApplications(world.settings.applicationsDir);
  const passwords = await createPasswords();
  // A command may take longer than an HTTP call, for example to count all readings.
  const { database, close } = await openDatabase(world.settings, { statementMs: 0 });
  try {
    const pseudonymOf = pseudonymsOf(keyFileAt(world.settings.keyFile));
    const audit = createOperatorAudit({ pseudonymOf, clock: world.clock });
    return await run({ ...world, database, applications, passwords, audit });
  } finally {
    await close();
  }
}

/** The named file does not exist, is a folder, or is not accessible. */
function isFileError(error: unknown): boolean {
  return ['ENOENT', 'EISDIR', 'EACCES', 'ENOSPC', 'EROFS', 'ENOTDIR'].includes(codeOf(error) ?? '');
}

export const COMMANDS: readonly (Command | OfflineCommand)[] = [
  importJobs,
  letters,
  exportReadings,
  exportPerson,
  exportAnonymous,
  createAccount,
  revoke,
  // Before erase, because its name begins with that word.
  eraseAnonymous,
  erase,
  movePhotosCommand,
  backup,
  restore,
  rotateKeysCommand,
  who,
  stats,
  configuration,
];
