import type { Page } from '@playwright/test';

/** A part of the browser, or a call, that never answers. */
export interface Silence {
  readonly of: string;
  /** Runs in the page before its scripts. */
  readonly inPage?: () => void;
  /** The address whose calls get no answer. */
  readonly calls?: string | RegExp;
}

/** Makes these parts silent for the page, from its next load on. */
export async function silence(page: Page, ...parts: readonly Silence[]): Promise<void> {
  for (const { inPage, calls } of parts) {
    if (inPage) await page.addInitScript(inPage);
    // Neither answered nor ended.
    if (calls) await page.route(calls, () => undefined);
  }
}

/** Each leaves the portal without a storage, so that a reading is sent at once or not at all. */
export const STORAGE: readonly Silence[] = [
  {
    of: 'databases open',
    inPage: () => {
      Object.assign(IDBFactory.prototype, { open: () => new EventTarget() });
    },
  },
  {
    of: 'transactions end',
    inPage: () => {
      const deaf = { set: () => undefined };
      Object.defineProperties(IDBTransaction.prototype, { oncomplete: deaf, onabort: deaf });
    },
  },
  {
    of: 'reads and writes are answered',
    inPage: () => {
      const usual = Object.getOwnPropertyDescriptor(IDBRequest.prototype, 'onsuccess');
      Object.defineProperty(IDBRequest.prototype, 'onsuccess', {
        set(this: IDBRequest, listener: unknown) {
          // Databases still open.
          if (this instanceof IDBOpenDBRequest) usual?.set?.call(this, listener);
        },
      });
    },
  },
];

/** A reading waits for each of them, and no longer than a few seconds. */
export const WAITED_FOR: readonly Silence[] = [
  {
    of: 'a lock',
    inPage: () => {
      LockManager.prototype.request = () => new Promise(() => undefined);
    },
  },
  { of: "the utility's colours", calls: '**/manifest.json' },
];

/** A reading with a photo waits for each of them. */
export const WAITED_FOR_WITH_PHOTO: readonly Silence[] = [
  {
    of: 'the worker that scales photos',
    inPage: () => {
      Worker.prototype.postMessage = () => undefined;
    },
  },
  {
    of: 'the checksum of a photo',
    inPage: () => {
      SubtleCrypto.prototype.digest = () => new Promise(() => undefined);
    },
  },
];

/** Nobody waits for any of them, so all of them are silent at once. */
export const NOT_WAITED_FOR: readonly Silence[] = [
  {
    of: 'the service worker',
    inPage: () => {
      const never = () => new Promise(() => undefined);
      Object.defineProperties(ServiceWorkerContainer.prototype, {
        register: { value: never },
        getRegistration: { value: never },
        ready: { get: never },
      });
    },
  },
  {
    of: 'the other tabs',
    inPage: () => {
      BroadcastChannel.prototype.postMessage = () => undefined;
    },
  },
  {
    of: 'the question for lasting storage',
    inPage: () => {
      const never = () => new Promise<never>(() => undefined);
      Object.assign(StorageManager.prototype, { persist: never, estimate: never });
    },
  },
  {
    of: 'the small storages, which throw',
    inPage: () => {
      const refused = {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      };
      Object.defineProperties(window, { localStorage: refused, sessionStorage: refused });
    },
  },
  {
    of: 'fonts',
    inPage: () => {
      Object.defineProperty(document.fonts, 'ready', { value: new Promise(() => undefined) });
    },
    calls: /\.woff2$/,
  },
  {
    of: 'pictures, for the receipt',
    inPage: () => {
      window.createImageBitmap = () => new Promise(() => undefined);
    },
  },
  { of: 'the help', calls: /\/api\/public\/(help|contact|meterReadingHelp)\// },
  { of: 'the owner of the login', calls: '**/api/pro/account/info' },
];

export const CAMERA: Silence = {
  of: 'the camera',
  inPage: () => {
    MediaDevices.prototype.getUserMedia = () => new Promise(() => undefined);
  },
};
