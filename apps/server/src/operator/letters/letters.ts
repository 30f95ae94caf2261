import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { berlinDay } from '@ablesbar/domain';
import type { ServedApplication } from '../../application/read-applications';
import { openCampaignOf } from '../campaign/find-campaigns';
import { findCustomer } from '../accounts/find-customer';
import { type Command, type CommandInput, OperatorFailure, type OperatorWorld } from '../command';
import { chosenApplication, originOfLetters } from '../command-application';
import { changeDatabase, isDryRun } from '../dry-run';
import { countWanted } from './find-recipients';
import { finishOwn } from './finish-earlier';
import { type CodeFiles, openLetterData } from './letter-data';
import { openLetterFile } from './letter-pages';
import { letterHelp, letterTexts, MOST } from './letter-texts';
import { previewLetters } from './preview-letters';
import { printLetters, refuseExisting, sayUnaddressed } from './print-letters';

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
        printLetters(transaction, world, {
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
