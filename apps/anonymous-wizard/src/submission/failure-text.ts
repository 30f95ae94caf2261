import type { ApiProblemKind } from '@ablesbar/api-client';
import type { TextKey } from '@ablesbar/i18n';

/** Why nothing was sent, and what to do. Null if a card that replaces the form says it. */
export const failureText = {
  offline: 'wizard_failed_offline',
  unavailable: 'wizard_failed_offline',
  unexpected: 'wizard_failed_offline',
  'session-expired': null,
  rejected: 'wizard_failed_refused',
  forbidden: 'wizard_failed_refused',
  'not-found': 'wizard_failed_refused',
  conflict: 'wizard_failed_refused',
  'too-large': 'wizard_failed_large',
  'too-often': 'wizard_failed_busy',
} as const satisfies Record<ApiProblemKind, TextKey | null>;
