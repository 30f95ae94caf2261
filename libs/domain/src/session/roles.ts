/** The roles we know; a function asks for all of those it names. */
export const ROLES = {
  proUser: 'ROLE_KSA_PRO_USER',
  registeredUserReceipt: 'ROLE_KSA_SEND_CRMREGISTEREDUSER_READINGRECEIPT',
  unknownReadings: 'ROLE_KSA_UNKNOWN_READINGS',
  unknownUserReceipt: 'ROLE_KSA_SEND_UNKNOWNUSER_READINGRECEIPT',
} as const;
