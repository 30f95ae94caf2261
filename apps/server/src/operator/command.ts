import type { Settings } from '../app/settings';
import type { ServedApplication } from '../application/read-applications';
import type { Database } from '../database/open-database';
import type { Passwords } from '../session/passwords';
import type { Progress } from './progress';

/** What every command works with; opened before it runs and closed after. */
export interface OperatorWorld {
  readonly database: Database;
  readonly settings: Settings;
  readonly applications: readonly ServedApplication[];
  readonly passwords: Passwords;
  readonly clock: () => Date;
  /** The folder of the repository, and the one that files are named from. */
  readonly root: string;
  readonly cwd: string;
  readonly progress: Progress;
  readonly say: (line: string) => void;
}

/** What stood behind the command's name. */
export interface CommandInput {
  readonly words: readonly string[];
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly switches: ReadonlySet<string>;
}

export interface Command {
  /** As it is typed: 'create account'. */
  readonly name: string;
  /** What follows the name: '<customer>'. As many words as have to be given. */
  readonly words: readonly string[];
  /** Options with a value, and those without, each with what it is for. */
  readonly values: Readonly<Record<string, string>>;
  readonly switches: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly details: string;
  run(world: OperatorWorld, given: CommandInput): Promise<void>;
}

/** Why a command cannot do what it is asked, in words that name the way out. Everything else is a bug. */
export class OperatorFailure extends Error {
  override readonly name = 'OperatorFailure';
}
