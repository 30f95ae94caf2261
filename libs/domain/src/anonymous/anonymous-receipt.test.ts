import { aConfig } from '../testing';
import { canAskForAnonymousReceipt } from './anonymous-receipt';

const READINGS = 'ROLE_KSA_UNKNOWN_READINGS';
const RECEIPT = 'ROLE_KSA_SEND_UNKNOWNUSER_READINGRECEIPT';

test.each([
  { says: 'both roles and the setting', roles: [READINGS, RECEIPT], isAllowed: true, can: true },
  { says: 'the setting is off', roles: [READINGS, RECEIPT], isAllowed: false, can: false },
  { says: 'the role to read alone', roles: [READINGS], isAllowed: true, can: false },
  { says: 'the role for receipts alone', roles: [RECEIPT], isAllowed: true, can: false },
])('canAskForAnonymousReceipt: $says', ({ roles, isAllowed, can }) => {
  const { communicationSettings } = aConfig({
    communicationSettings: { sendingUnknownUserReadingReceiptAllowed: isAllowed },
  });
  const claims = { exp: 1, iat: 0, sub: null, accountId: null, roles };
  expect(canAskForAnonymousReceipt(claims, communicationSettings)).toBe(can);
});
