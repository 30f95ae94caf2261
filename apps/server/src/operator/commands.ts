import { createAccount } from './accounts/create-account';
import { erase } from './accounts/erase';
import { revoke } from './accounts/revoke';
import { stats } from './accounts/stats';
import { configuration } from './configuration';
import { exportReadings } from './export-readings/export-readings';
import { importJobs } from './import-jobs/import-jobs';
import { movePhotosCommand } from './photos/move-photos-command';
import { letters } from './letters/letters';
import type { Command } from './command';

export const COMMANDS: readonly Command[] = [
  importJobs,
  letters,
  exportReadings,
  createAccount,
  revoke,
  erase,
  movePhotosCommand,
  stats,
  configuration,
];
