import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { berlinDay } from '@ablesbar/domain';
import type { ServedApplication } from '../../application/read-applications';
import type { Database } from '../../database/open-database';
import { linkEnd, newLogin } from '../../sharing/share-login';
import { hashOf, newSecret } from '../../session/secret';
import { openCampaignOf } from '../campaign/find-campaigns';
import { findCustomer } from '../accounts/find-customer';
import { type Command, type CommandInput, OperatorFailure, type OperatorWorld } from '../command';
import { chosenApplication, originOfLetters } from '../command-application';
import { changeDatabase, isDryRun } from '../dry-run';
import {
  countRecipients,
  countWanted,
  countWithoutAddress,
  findRecipients,
  type Recipient,
  type Wanted,
} from './find-recipients';
import { finishEarlier, finishOwn } from './finish-earlier';
import { applyLogins, type PrintedLogin, stageLogins, startLetterRun } from './keep-logins';
import { type CodeFiles, openLetterData } from './letter-data';
import { type LetterFile, openLetterFile } from './letter-pages';
import { letterHelp, letterTexts, MOST } from './letter-texts';
import { letterContact } from './letter-contact';
import { letterForm } from './letter-words';
import { previewLetters } from './preview-letters';

export const letters: Command = {
  name: 'letters',
  example: 'letters briefe.pdf --most 500',
  ...letterHelp,
  run: async (world, given) => {
    const [name = ''] = given.words;
    const path = resolve(world.cwd, name);
    const isTable = path.toLowerCase().endsWith('.csv');
    if (!isTable && !path.toLowerCase().endsWith('.pdf')) {
      throw new OperatorFailure(letterTexts.notPdf(name));
    }
    const codes = codesOf(world, given);
    if (codes !== null && !isTable) throw new OperatorFailure(letterTexts.qrNeedsTable);
    const application = chosenApplication(world, given);
    const { customer } = given.values;
    const most = mostOf(given);
    if (given.switches.has('preview')) {
      if (isTable) throw new OperatorFailure(letterTexts.previewIsPdf);
      return previewLetters(world, { application, given, path });
    }
    const campaign = await openCampaignOf(world.database, application.applicationId);
    const accountId = await accountOf(world, application, customer);
    const today = berlinDay(world.clock());
    const wanted = { accountId, campaignId: campaign?.id ?? null, today, most };
    if (isDryRun(given)) {
      refuseExisting(path);
      const count = await changeDatabase(world.database, given, async (transaction) => {
        const whole = await countWanted(transaction, application.applicationId, wanted);
        await sayUnaddressed(transaction, world);
        return whole;
      });
      world.say(letterTexts.would(count));
      return { letters: count };
    }
    const run = randomUUID();
    const part = `${path}.${run}.part`;
    try {
      const count = await world.database.transaction().execute((transaction) =>
        print(transaction, world, {
          ...{ application, given, wanted, run, path },
          open: () =>
            isTable ? openLetterData(part, codes) : openLetterFile(part, world.root, application),
        }),
      );
      if (count === 'finished') {
        world.say(letterTexts.finished(path));
        return { file: path };
      }
      if (count === 0) {
        await rm(part, { force: true });
        if (customer !== undefined) throw new OperatorFailure(letterTexts.noNumber(customer));
        world.say(letterTexts.none);
        return { letters: 0 };
      }
      await finishOwn(part, path);
      world.say(letterTexts.done(count, path));
      world.say(letterTexts.secret);
      if (application.hosts.length === 0 && given.values['origin'] === undefined) {
        world.say(letterTexts.unknownAddress(originOfLetters(world, application, given)));
      }
      return { letters: count, file: path };
    } catch (error) {
      // After a lost connection it is unknown whether the transaction was committed; the next run finds out.
      if (error instanceof OperatorFailure) await rm(part, { force: true });
      throw error;
    }
  },
};

async function accountOf(
  { database }: OperatorWorld,
  { applicationId }: ServedApplication,
  customer: string | undefined,
): Promise<string | null> {
  if (customer === undefined) return null;
  return (await findCustomer(database, applicationId, customer)).id;
}

function refuseExisting(path: string): void {
  if (existsSync(path)) throw new OperatorFailure(letterTexts.exists(path));
}

interface Printing {
  readonly application: ServedApplication;
  readonly given: CommandInput;
  readonly wanted: Wanted;
  readonly run: string;
  readonly path: string;
  readonly open: () => Promise<LetterFile>;
}

/** Writes the whole file before it stores all logins at once, so every stored login is in a letter. */
async function print(
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

async function sayUnaddressed(
  transaction: Database,
  { say }: Pick<OperatorWorld, 'say'>,
): Promise<void> {
  const count = await countWithoutAddress(transaction);
  if (count > 0) say(letterTexts.noAddress(count));
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

function codesOf({ cwd }: OperatorWorld, { values }: CommandInput): CodeFiles | null {
  const { qr, 'qr-form': form = 'svg' } = values;
  if (form !== 'svg' && form !== 'png') throw new OperatorFailure(letterTexts.badQrForm(form));
  return qr === undefined ? null : { folder: resolve(cwd, qr), form };
}

function mostOf({ values }: CommandInput): number {
  const text = values['most'] ?? String(MOST);
  const most = Number(text);
  if (/^\d+$/.test(text) && most >= 1 && most <= 100_000) return most;
  throw new OperatorFailure(letterTexts.badMost(text));
}
