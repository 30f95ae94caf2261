export interface Browser {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  /** Opened from the home screen, where there is no browser around it. */
  readonly isInstalled: boolean;
}

// An iPad says that it is a Mac; no Mac can be touched.
const isIos = ({ userAgent, maxTouchPoints }: Browser): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

// Safari names its version, the device and itself, and nothing else.
const SAFARI = /Version\/[\d.]+ (?:Mobile\/\w+ )?Safari\/[\d.]+$/;

/** On iOS the other browsers and the windows within apps get no camera that can be relied on. */
export function isScanOffered(browser: Browser): boolean {
  return !isIos(browser) || browser.isInstalled || SAFARI.test(browser.userAgent);
}
