import { alignedTable } from '../aligned-table';
import type { Command } from '../command';
import { APPLICATION_OPTION, chosenApplication } from '../command-application';
import { campaignTexts } from './campaign-texts';
import { countedCampaigns } from './find-campaigns';

export const listCampaigns: Command = {
  name: 'campaign list',
  example: 'campaign list',
  words: [],
  values: APPLICATION_OPTION,
  switches: {},
  summary: campaignTexts.listSummary,
  details: campaignTexts.listDetails,
  run: async (world, given) => {
    const { applicationId } = chosenApplication(world, given);
    const found = await countedCampaigns(world.database, applicationId);
    const rows = found.map(({ name, opened, closed, jobs, done }) => [
      name,
      opened,
      closed,
      jobs,
      done,
    ]);
    const table = alignedTable([campaignTexts.columns, ...rows]);
    for (const line of rows.length === 0 ? [campaignTexts.none] : table) world.say(line);
    return { campaigns: found.map(({ id: _, ...campaign }) => campaign) };
  },
};
