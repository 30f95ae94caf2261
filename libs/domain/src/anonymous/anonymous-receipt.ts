import type { CommunicationSettings } from '../application/config';
import { hasRoles, type TokenClaims } from '../session/claims-of';
import { ROLES } from '../session/roles';

/**
 * True if a visitor without an account may ask for a receipt by e-mail. Both the token and the
 * setting must allow it.
 */
export function canAskForAnonymousReceipt(
  claims: TokenClaims,
  { sendingUnknownUserReadingReceiptAllowed }: CommunicationSettings,
): boolean {
  return (
    sendingUnknownUserReadingReceiptAllowed &&
    hasRoles(claims, [ROLES.anonymousReading, ROLES.anonymousReceipt])
  );
}
