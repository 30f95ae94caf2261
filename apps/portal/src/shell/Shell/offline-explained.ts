const PLACE = 'ablesbar-offline-explained';

/** Whether a user of this device has closed the dialog about the missing connection. */
export function wasOfflineExplained(device: Pick<Window, 'localStorage'>): boolean {
  try {
    return device.localStorage.getItem(PLACE) !== null;
  } catch {
    return false;
  }
}

export function rememberOfflineExplained(device: Pick<Window, 'localStorage'>): void {
  try {
    device.localStorage.setItem(PLACE, 'yes');
  } catch {
    // The browser stores nothing. The next visit explains it once more.
  }
}
