import { createAccount } from './accounts/create-account';
import { erase } from './accounts/erase';
import { revoke } from './accounts/revoke';
import { stats } from './accounts/stats';
import type { Command } from './command';

export const COMMANDS: readonly Command[] = [createAccount, revoke, erase, stats];
