export interface Browser {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  /** Opened from the home screen, without a browser around it. */
  readonly isInstalled: boolean;
}

// An iPad identifies itself as a Mac, but no Mac has a touch screen.
const isIos = ({ userAgent, maxTouchPoints }: Browser): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

// Safari's user agent ends with its version, the device and its own name, and nothing else.
const SAFARI = /Version\/[\d.]+ (?:Mobile\/\w+ )?Safari\/[\d.]+$/;

/** On iOS, other browsers and web views in apps get no reliable camera. */
export function isScanOffered(browser: Browser): boolean {
  return !isIos(browser) || browser.isInstalled || SAFARI.test(browser.userAgent);
}

export const browserNow = (): Browser => ({
  userAgent: navigator.userAgent,
  maxTouchPoints: navigator.maxTouchPoints,
  isInstalled: window.matchMedia('(display-mode: standalone)').matches,
});
