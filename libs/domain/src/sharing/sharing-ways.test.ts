import { aConfig } from '../testing';
import { sharingWays } from './sharing-ways';

const none = { first: 'email', canExport: false, canRemind: false };

test.each([
  { says: 'by e-mail first, as by default', flags: {}, ways: none },
  {
    says: 'the link instead of e-mail',
    flags: { sendSubaccountViaEmailDisabled: true },
    ways: { ...none, first: 'link' },
  },
  {
    says: 'with the export',
    flags: { excelExportAllowed: true },
    ways: { ...none, canExport: true },
  },
  {
    says: 'with a reminder',
    flags: { sendSubaccountReminderMailtoLinkEnabled: true },
    ways: { ...none, canRemind: true },
  },
])('sharingWays: $says', ({ flags, ways }) => {
  expect(sharingWays(aConfig({ features: flags }).features)).toEqual(ways);
});
