import { randomUUID } from 'node:crypto';
import { type Command, OperatorFailure } from '../command';
import { APPLICATION_OPTION, chosenApplication } from '../command-application';
import { changeDatabase, DRY_RUN, isDryRun } from '../dry-run';
import { campaignTexts } from './campaign-texts';
import { holdCampaigns, openCampaignOf } from './find-campaigns';

export const openCampaign: Command = {
  name: 'campaign open',
  example: 'campaign open "Ablesung 2027"',
  words: [campaignTexts.nameWord],
  values: APPLICATION_OPTION,
  switches: { existing: campaignTexts.existing, ...DRY_RUN },
  summary: campaignTexts.openSummary,
  details: campaignTexts.openDetails,
  run: async ({ database, applications, clock, audit, say }, given) => {
    const { applicationId } = chosenApplication({ applications }, given);
    const [word = ''] = given.words;
    const name = word.trim();
    if (name === '' || name.length > 100) throw new OperatorFailure(campaignTexts.badName);
    const { jobs, leftOut } = await changeDatabase(database, given, async (transaction) => {
      await holdCampaigns(transaction);
      const open = await openCampaignOf(transaction, applicationId);
      if (open !== null) throw new OperatorFailure(campaignTexts.stillOpen(open.name));
      const known = await transaction
        .selectFrom('campaign')
        .select('id')
        .where('application_id', '=', applicationId)
        .where('name', '=', name)
        .executeTakeFirst();
      if (known !== undefined) throw new OperatorFailure(campaignTexts.nameTaken(name));
      const inNoCampaign = transaction
        .selectFrom('job')
        .select('job.id')
        .where('campaign_id', 'is', null)
        .where('account_id', 'in', (of) =>
          of.selectFrom('account').select('id').where('application_id', '=', applicationId),
        );
      const outside = await inNoCampaign.execute();
      const taken = given.switches.has('existing') ? outside : [];
      const id = randomUUID();
      const campaign = { id, application_id: applicationId, name, opened_at: clock() };
      await transaction
        .insertInto('campaign')
        .values({ ...campaign, closed_at: null })
        .execute();
      if (taken.length > 0) {
        await transaction
          .updateTable('job')
          .set({ campaign_id: id })
          .where('id', 'in', inNoCampaign)
          .execute();
      }
      await audit.record(transaction, 'campaign-opened', { counts: { jobs: taken.length } });
      return { jobs: taken.length, leftOut: outside.length - taken.length };
    });
    say((isDryRun(given) ? campaignTexts.wouldOpen : campaignTexts.opened)(name, jobs));
    if (leftOut > 0) say(campaignTexts.leftOut(leftOut));
    return { campaign: name, jobs };
  },
};
