import { changeLogin } from './accounts/change-login';
import { createAccount } from './accounts/create-account';
import { erase } from './accounts/erase';
import { eraseAnonymous } from './accounts/erase-anonymous';
import { revoke } from './accounts/revoke';
import { stats } from './accounts/stats';
import { who } from './accounts/who';
import { backup } from './backup/backup';
import { restore } from './backup/restore';
import { closeCampaign } from './campaign/close-campaign';
import { listCampaigns } from './campaign/list-campaigns';
import { openCampaign } from './campaign/open-campaign';
import { configuration } from './configuration';
import { exportAnonymous, exportPerson } from './export-person/export-person';
import { exportReadings } from './export-readings/export-readings';
import { importConsents } from './import-consents/import-consents';
import { importHistory } from './import-history/import-history';
import { importJobs } from './import-jobs/import-jobs';
import { letters } from './letters/letters';
import { movePhotosCommand } from './move-photos-command';
import { showCustomer } from './customer/show-customer';
import { enterReading } from './reading/enter-reading';
import { remind } from './remind/remind';
import { rotateKeysCommand } from './rotate-keys-command';
import type { Command, OfflineCommand } from './command';

export const COMMANDS: readonly (Command | OfflineCommand)[] = [
  // Before import, because their names begin with that word.
  importHistory,
  importConsents,
  openCampaign,
  closeCampaign,
  listCampaigns,
  importJobs,
  letters,
  enterReading,
  showCustomer,
  remind,
  exportReadings,
  exportPerson,
  exportAnonymous,
  createAccount,
  changeLogin,
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
