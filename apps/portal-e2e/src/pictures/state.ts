import type { BrowserContext, Page } from '@playwright/test';
import type { AccountMenu } from '../screens/account-menu';
import type { JobListScreen } from '../screens/job-list-screen';
import type { JobScreen } from '../screens/job-screen';
import type { UnlistedScreen } from '../screens/unlisted-screen';

export const WIDTHS = [360, 768, 1280] as const;
export const THEMES = ['light', 'dark'] as const;

export type Width = (typeof WIDTHS)[number];
export type Theme = (typeof THEMES)[number];
export type DemoLogin = 'demo-kunde' | 'demo-nachbarin' | 'demo-verwaltung' | 'demo-sonderfall';

export interface PictureWorld {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly jobList: JobListScreen;
  readonly jobScreen: JobScreen;
  readonly unlisted: UnlistedScreen;
  readonly accountMenu: AccountMenu;
}

/** One row of the sheet: a screen in a situation, and how to come to it. */
export interface State {
  readonly screen: 'job-list' | 'job-home' | 'job' | 'unlisted';
  readonly state: string;
  /** Whose session it is; the household's where it does not say. */
  readonly as?: DemoLogin;
  /** Where it is there at all; everywhere where it does not say. */
  readonly widths?: readonly Width[];
  /** A page with a very long list would be a very long picture. */
  readonly isOneScreen?: boolean;
  readonly show: (world: PictureWorld) => Promise<void>;
}

/** From where on the list stands beside what was chosen in it. */
export const WITH_LIST_BESIDE: readonly Width[] = [768, 1280];

export const isAt = ({ widths = WIDTHS }: State, width: number) =>
  widths.some((one) => one === width);

export const fileOf = ({ screen, state }: State, width: number, theme: Theme) =>
  `${screen}-${state}-${width}-${theme}.png`;
