import type { Config } from './config';

/** The utility's installation that this origin serves (one tenant of the server). */
export interface Application {
  readonly applicationId: string;
  readonly name: string;
  readonly config: Config;
}
