import type { Features } from '../application/features';

/** What can be done with a share once it is there. */
export interface SharingWays {
  /** The way that is offered first; without sending by e-mail it is the link. */
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
