import type { Features } from '../application/features';

/** What the user can do with a share after it is created. */
export interface SharingWays {
  /** The way offered first: e-mail, or the link if sending by e-mail is off. */
  readonly first: 'email' | 'link';
  readonly canExport: boolean;
  readonly canRemind: boolean;
}

export function sharingWays(features: Features): SharingWays {
  return {
    first: features.sendSubaccountViaEmailDisabled ? 'link' : 'email',
    canExport: features.excelExportAllowed,
    canRemind: features.sendSubaccountReminderMailtoLinkEnabled,
  };
}
