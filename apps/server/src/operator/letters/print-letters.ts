import { existsSync } from 'node:fs';
import type { ServedApplication } from '../../application/read-applications';
import type { Database } from '../../database/open-database';
import { hashOf, newSecret } from '../../session/secret';
import { linkEnd, newLogin } from '../../sharing/share-login';
import { type CommandInput, OperatorFailure, type OperatorWorld } from '../command';
import { originOfLetters } from '../command-application';
import {
  countRecipients,
  countWithoutAddress,
  findRecipients,
  type Recipient,
  type Wanted,
} from './find-recipients';
import { finishEarlier } from './finish-earlier';
import { applyLogins, type PrintedLogin, stageLogins, startLetterRun } from './keep-logins';
import { letterContact } from './letter-contact';
import type { LetterFile } from './letter-pages';
import { letterTexts } from './letter-texts';
import { letterForm } from './letter-words';

interface Printing {
  readonly application: ServedApplication;
  readonly given: CommandInput;
  readonly wanted: Wanted;
  readonly run: string;
  readonly path: string;
  readonly open: () => Promise<LetterFile>;
}

/** Writes the whole file before it stores all logins at once, so every stored login is in a letter. */
export async function printLetters(
  transaction: Database,
  world: OperatorWorld,
  { application, given, wanted, run, path, open }: Printing,
): Promise<number | 'finished'> {
  if (!(await startLetterRun(transaction))) throw new OperatorFailure(letterTexts.running);
  // Only behind the lock: the unfinished file of a run that goes on is not to be deleted.
  if (await finishEarlier(transaction, path)) return 'finished';
  refuseExisting(path);
  const origin = originOfLetters(world, application, given);
  const file = await open();
  let count = 0;
  try {
    let whole: number | null = null;
    for await (const recipients of findRecipients(transaction, application.applicationId, wanted)) {
      whole ??= await countRecipients(transaction);
      const logins = await Promise.all(
        recipients.map((recipient) => printedLogin(world, application, recipient)),
      );
      for (const { recipient, token, password } of logins) {
        await file.add({
          sender: application.name,
          recipient: recipient.lines,
          ...letterForm(recipient.language, application),
          contact: letterContact(application, recipient.language),
          meters: recipient.meters,
          customerNumber: recipient.customerNumber,
          deadline: recipient.deadline,
          origin,
          link: `${origin}/m/${token}`,
          username: recipient.username,
          password,
        });
        count += 1;
        world.progress.show(letterTexts.making, count, whole);
      }
      await stageLogins(transaction, logins);
    }
    await file.end();
  } catch (error) {
    await file.abandon();
    throw error;
  }
  if (count === 0) return 0;
  await sayUnaddressed(transaction, world);
  await applyLogins(transaction, run, wanted.campaignId);
  const { accountId } = wanted;
  await world.audit.record(transaction, 'letters-printed', {
    ...(accountId === null ? {} : { account: accountId }),
    counts: { letters: count },
  });
  return count;
}

export async function sayUnaddressed(
  transaction: Database,
  { say }: Pick<OperatorWorld, 'say'>,
): Promise<void> {
  const count = await countWithoutAddress(transaction);
  if (count > 0) say(letterTexts.noAddress(count));
}

export function refuseExisting(path: string): void {
  if (existsSync(path)) throw new OperatorFailure(letterTexts.exists(path));
}

async function printedLogin(
  { passwords }: Pick<OperatorWorld, 'passwords'>,
  { config }: ServedApplication,
  recipient: Recipient,
): Promise<PrintedLogin & { readonly token: string; readonly password: string | null }> {
  const { username } = recipient;
  const tokenEndsAt = linkEnd(recipient.lastDay);
  if (recipient.isKnown) {
    const token = newSecret();
    const link = { token, tokenHash: hashOf(token), tokenEndsAt };
    return { recipient, ...link, password: null, passwordHash: null };
  }
  const { shown, ...login } = await newLogin(passwords, config, { username, tokenEndsAt });
  return { recipient, ...login, token: shown.token, password: shown.password };
}
