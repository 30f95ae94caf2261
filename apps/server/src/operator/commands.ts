import { createAccount } from './accounts/create-account';
import { erase } from './accounts/erase';
import { revoke } from './accounts/revoke';
import { stats } from './accounts/stats';
import { importJobs } from './import-jobs/import-jobs';
import type { Command } from './command';

export const COMMANDS: readonly Command[] = [importJobs, createAccount, revoke, erase, stats];
