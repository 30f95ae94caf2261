import type { OperatorAudit } from '../audit/audit';
import type { Settings } from '../app/settings';
import type { ServedApplication } from '../application/read-applications';
import type { Database } from '../database/open-database';
import type { Passwords } from '../session/passwords';
import type { Progress } from './progress';

/** The resources of every command; opened before it runs and closed afterwards. */
export interface OperatorWorld {
  readonly database: Database;
  readonly settings: Settings;
  readonly applications: readonly ServedApplication[];
  readonly passwords: Passwords;
  readonly clock: () => Date;
  /** The folder of the repository, and the folder that file names are relative to. */
  readonly root: string;
  readonly cwd: string;
  readonly progress: Progress;
  readonly say: (line: string) => void;
  readonly audit: OperatorAudit;
}

/** The arguments after the command's name. */
export interface CommandInput {
  readonly words: readonly string[];
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly switches: ReadonlySet<string>;
}

/** The resources of a command that reads the folder of the embedded database itself. */
export type OfflineWorld = Omit<OperatorWorld, 'database' | 'applications' | 'passwords' | 'audit'>;

/** What the help of a command says, in the language of the terminal. */
export interface CommandWords {
  /** The required words after the name: '<customer>'. */
  readonly words: readonly string[];
  /** Options with a value and options without one, each with its description. */
  readonly values: Readonly<Record<string, string>>;
  readonly switches: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly details: string;
}

export interface CommandOutline extends CommandWords {
  /** The name as the operator types it: 'create account'. */
  readonly name: string;
  /** A whole call that can be copied: 'create account 4711 --name "Erika Musterfrau"'. */
  readonly example: string;
}

/** What a command found or did, for a program. `--json` prints it in place of the sentences. */
export type Facts = Readonly<Record<string, unknown>>;

export interface Command extends CommandOutline {
  run(world: OperatorWorld, given: CommandInput): Promise<Facts>;
}

/** A command that runs without an open database, because opening would migrate or create it. */
export interface OfflineCommand extends CommandOutline {
  runOffline(world: OfflineWorld, given: CommandInput): Promise<Facts>;
}

/** An expected failure of a command, with a message that names the solution. All other errors are bugs. */
export class OperatorFailure extends Error {
  override readonly name = 'OperatorFailure';
}
