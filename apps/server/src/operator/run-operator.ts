import { createOperatorAudit } from '../audit/audit';
import { readSettings } from '../app/settings';
import { readApplications } from '../application/read-applications';
import { isUnavailable } from '../base/is-unavailable';
import { codeOf, reasonOf, StartFailure } from '../base/start-failure';
import type { Environment } from '../base/variables';
import type { OpenClock, RunningClock } from '../database/database-clock';
import { type Database, openDatabase } from '../database/open-database';
import { keyFileAt, pseudonymsOf } from '../keys/key-file';
import { PhotoPlaceFailure } from '../photo/photo-store';
import { createPasswords } from '../session/passwords';
import { TableFailure } from '../table/table-failure';
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
import { COMMANDS } from './commands';
import { givenTo, UsageError } from './given-input';
import { operatorTexts } from './operator-texts';
import { isDryRun } from './dry-run';
import { createProgress } from './progress';

export interface OperatorPorts {
  readonly root: string;
  readonly environment: Environment;
  readonly cwd: string;
  readonly clock: () => Date;
  /** Commands that use the database go by its clock, as the servers do. */
  readonly openClock: OpenClock;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
  /** Null without a terminal. */
  readonly draw: ((text: string) => void) | null;
}

/** Returns the exit code: 0 for success, 1 for a failure with its reason, 2 for wrong arguments. */
export async function runOperator(
  given: readonly string[],
  ports: OperatorPorts,
): Promise<0 | 1 | 2> {
  const [first, ...others] = given;
  const args = first === 'help' ? [...others, '--help'] : given;
  const command = commandOf(args);
  if (command === undefined) return explainCommands(args, ports);
  const rest = argsAfter(command, args);
  if (rest.includes('--help')) {
    ports.say(operatorTexts.help(command));
    return 0;
  }
  try {
    await runIn(ports, command, givenTo(command, rest));
    return 0;
  } catch (error) {
    if (isFileError(error)) {
      const isFull = codeOf(error) === 'ENOSPC';
      ports.complain(isFull ? operatorTexts.diskFull : operatorTexts.fileTrouble(reasonOf(error)));
      return 1;
    }
    if (isUnavailable(error)) {
      ports.complain(operatorTexts.databaseAway(reasonOf(error)));
      return 1;
    }
    if (!EXPLAINED.some((kind) => error instanceof kind) || !(error instanceof Error)) throw error;
    ports.complain(error.message);
    return error instanceof UsageError ? 2 : 1;
  }
}

/** Runs a command in a world that is open already, such as the demo's. */
export async function runCommand(world: OperatorWorld, args: readonly string[]): Promise<void> {
  const command = commandOf(args);
  if (command === undefined || 'runOffline' in command) {
    throw new UsageError(operatorTexts.unknownCommand(args.join(' ')));
  }
  await command.run(world, givenTo(command, argsAfter(command, args)));
}

/** The messages of these errors name the solution. */
const EXPLAINED = [OperatorFailure, StartFailure, TableFailure, PhotoPlaceFailure];

function commandOf(args: readonly string[]): Command | OfflineCommand | undefined {
  return COMMANDS.find(({ name }) => name.split(' ').every((word, index) => args[index] === word));
}

function argsAfter({ name }: CommandOutline, args: readonly string[]): readonly string[] {
  return args.slice(name.split(' ').length);
}

function explainCommands(args: readonly string[], { say, complain }: OperatorPorts): 0 | 2 {
  const [first = '--help', second] = args;
  const family = COMMANDS.filter(({ name }) => name.startsWith(`${first} `));
  const overview = operatorTexts.overview(family.length > 0 ? family : COMMANDS);
  if (first === '--help' || (family.length > 0 && second === '--help')) {
    say(overview);
    return 0;
  }
  complain(operatorTexts.unknownCommand(args.join(' ')));
  complain(overview);
  return 2;
}

async function runIn(
  { root, environment, cwd, clock, openClock, say, complain, draw }: OperatorPorts,
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
        : await withDatabase(
            world,
            (database) => openClock(database, complain),
            (whole) => command.run(whole, given),
          );
    if (isDryRun(given)) world.say(operatorTexts.rehearsed);
    if (isForProgram)
      say(JSON.stringify({ ...facts, ...(isDryRun(given) ? { dryRun: true } : {}) }));
  } finally {
    progress.end();
  }
}

async function withDatabase(
  world: OfflineWorld,
  openClock: (database: Database) => Promise<RunningClock>,
  run: (world: OperatorWorld) => Promise<Facts>,
): Promise<Facts> {
  const applications = readApplications(world.settings.applicationsDir);
  const passwords = await createPasswords();
  // A command may take longer than an HTTP call, for example to count all readings.
  const { database, close } = await openDatabase(world.settings, { statementMs: 0 });
  const running = await openClock(database);
  const { clock } = running;
  try {
    const pseudonymOf = pseudonymsOf(keyFileAt(world.settings.keyFile));
    const audit = createOperatorAudit({ pseudonymOf, clock });
    return await run({ ...world, clock, database, applications, passwords, audit });
  } finally {
    await running.stop();
    await close();
  }
}

/** The named file does not exist, is a folder or not accessible, or has no room. */
function isFileError(error: unknown): boolean {
  return ['ENOENT', 'EISDIR', 'EACCES', 'ENOSPC', 'EROFS', 'ENOTDIR'].includes(codeOf(error) ?? '');
}
