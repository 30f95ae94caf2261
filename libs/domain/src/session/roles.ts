/** The roles that the portal knows. A function requires all the roles that it names. */
export const ROLES = {
  proUser: 'ROLE_KSA_PRO_USER',
  registeredUserReceipt: 'ROLE_KSA_SEND_CRMREGISTEREDUSER_READINGRECEIPT',
  anonymousReading: 'ROLE_KSA_UNKNOWN_READINGS',
  anonymousReceipt: 'ROLE_KSA_SEND_UNKNOWNUSER_READINGRECEIPT',
} as const;
