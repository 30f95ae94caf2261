// The campaign of the last letter: a known customer gets one letter with a new link in each campaign.
export const letterCampaign: readonly string[] = [
  `alter table account add column letter_campaign_id text references campaign`,
];
