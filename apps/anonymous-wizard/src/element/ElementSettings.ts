import { headingLevel } from './embedding-page';
import type { AblesbarReadingSettings } from './public/ablesbar-reading';

/** The attribute of each property. */
export const SETTINGS = {
  baseUrl: 'base-url',
  homeHref: 'home-href',
  theme: 'theme',
  meterNumber: 'meter-number',
  meterType: 'meter-type',
  headingLevel: 'heading-level',
} as const satisfies Record<keyof AblesbarReadingSettings, string>;

/** What a page sets, as attributes or as properties. */
export class ElementSettings extends HTMLElement implements AblesbarReadingSettings {
  get baseUrl(): string {
    return this.getAttribute(SETTINGS.baseUrl) ?? new URL(import.meta.url).origin;
  }
  set baseUrl(url: string) {
    this.setAttribute(SETTINGS.baseUrl, url);
  }

  get homeHref(): string {
    return this.getAttribute(SETTINGS.homeHref) ?? `${this.baseUrl.replace(/\/+$/, '')}/`;
  }
  set homeHref(href: string) {
    this.setAttribute(SETTINGS.homeHref, href);
  }

  get theme(): AblesbarReadingSettings['theme'] {
    const theme = this.getAttribute(SETTINGS.theme);
    return theme === 'light' || theme === 'dark' ? theme : '';
  }
  set theme(theme: AblesbarReadingSettings['theme']) {
    this.setAttribute(SETTINGS.theme, theme);
  }

  get meterNumber(): string {
    return this.getAttribute(SETTINGS.meterNumber) ?? '';
  }
  set meterNumber(number: string) {
    this.setAttribute(SETTINGS.meterNumber, number);
  }

  get meterType(): string {
    return this.getAttribute(SETTINGS.meterType) ?? '';
  }
  set meterType(type: string) {
    this.setAttribute(SETTINGS.meterType, type);
  }

  get headingLevel(): string {
    return String(headingLevel(this.getAttribute(SETTINGS.headingLevel)));
  }
  set headingLevel(level: string) {
    this.setAttribute(SETTINGS.headingLevel, level);
  }

  /** A property that a framework set before this class was defined hides the setter of the class. */
  protected takeProperties(): void {
    for (const [name, attribute] of Object.entries(SETTINGS)) {
      if (!Object.hasOwn(this, name)) continue;
      const given: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      if (typeof given === 'string') this.setAttribute(attribute, given);
    }
  }
}
