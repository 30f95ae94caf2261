import type { CommunicationSettings } from '../application/config';
import { hasRoles } from '../session/claims-of';
import { ROLES } from '../session/roles';
import type { TokenClaims } from '../session/token-claims';

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
