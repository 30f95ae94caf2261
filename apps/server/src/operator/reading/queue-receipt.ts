import type { ServedApplication } from '../../application/read-applications';
import type { Database } from '../../database/open-database';
import { findWantedJobs } from '../../job/find-jobs';
import { keyFileAt, requiredKey } from '../../keys/key-file';
import { queueMail } from '../../mail/waiting-mail';
import { accountReceipt, mayGetReceipts } from '../../registration/account-receipt';
import { ACCOUNT_COLUMNS, accountOf } from '../../session/account';
import type { CommandInput, OperatorWorld } from '../command';
import { originOfLetters } from '../command-application';

/**
 * Queues the receipt that the customer could ask for in the portal. False if there is none, or while a
 * rate of the job is still missing.
 */
export async function queueReceipt(
  transaction: Database,
  { jobId, accountId }: { readonly jobId: string; readonly accountId: string },
  {
    world: { settings, clock },
    application,
    given,
  }: {
    readonly world: Pick<OperatorWorld, 'settings' | 'clock'>;
    readonly application: ServedApplication;
    readonly given: CommandInput;
  },
): Promise<boolean> {
  const { roles } = accountOf(
    await transaction
      .selectFrom('account')
      .select(ACCOUNT_COLUMNS)
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow(),
  );
  const [job] = await findWantedJobs(transaction, [{ jobId, accountId }]);
  if (!mayGetReceipts(application.config, roles) || !job?.done) return false;
  const receipt = await accountReceipt(transaction, accountId, {
    application,
    origin: originOfLetters({ settings }, application, given),
    now: clock(),
  });
  if (receipt === null) return false;
  await queueMail(transaction, requiredKey(keyFileAt(settings.keyFile)), receipt);
  return true;
}
