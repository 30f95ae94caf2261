/** Types of `<ablesbar-reading>`; README.md beside the element's source tells how to use them. */

export type ReadingStep = 'METER' | 'METER_READING' | 'CONTACT' | 'SUMMARY' | 'DONE';

export type MeterType =
  | 'ELECTRIC_METER'
  | 'HEAT_METER'
  | 'GAS_METER'
  | 'WATER_METER'
  | 'WATER_WARM_METER'
  | 'GENERIC_METER';

/** What an event carries. Nothing of it says who the person is: a page may hand it to its statistics. */
export interface AblesbarReadingEventDetails {
  /** A step is shown: the first one, the next, or one that somebody came back to. */
  readonly step: { readonly step: ReadingStep; readonly number: number; readonly count: number };
  /** The server has stored the reading. `number` is the one on the person's slip. */
  readonly submitted: { readonly number: string; readonly meterType: MeterType };
  /** A call went wrong. The element says so itself and keeps what was typed. */
  readonly failed: {
    readonly during: 'settings' | 'session' | 'submission' | 'receipt';
    readonly reason:
      | 'offline'
      | 'session-expired'
      | 'rejected'
      | 'forbidden'
      | 'not-found'
      | 'conflict'
      | 'too-large'
      | 'too-often'
      | 'unavailable'
      | 'unexpected';
    readonly status: number | null;
  };
  /** The element takes another height, in CSS pixels; for a frame that grows with it. Does not bubble. */
  readonly resize: { readonly height: number };
}

export type AblesbarReadingEvent<Name extends keyof AblesbarReadingEventDetails> = CustomEvent<
  AblesbarReadingEventDetails[Name]
>;

/** What is set on the element, as attribute or as property. */
export interface AblesbarReadingSettings {
  /** The portal's address; where the script came from, if there is none. Attribute: base-url. */
  baseUrl: string;
  /** Where 'cancel', 'finish' and 'log in with a PIN' lead; the portal, if there is none. Attribute: home-href. */
  homeHref: string;
  /** As the page's `color-scheme` and the system say, if there is none. */
  theme: 'light' | 'dark' | '';
}

export interface AblesbarReadingElement extends HTMLElement, AblesbarReadingSettings {
  /** 'de', 'de-informal' or 'en'; the portal's own language, if there is none. */
  lang: string;
  /** Forgets what was entered and shows the first step. */
  reset(): void;
  /** Puts the focus on the title of the step that is shown. */
  focus(options?: FocusOptions): void;
  addEventListener<Name extends keyof AblesbarReadingEventDetails>(
    name: Name,
    listener: (event: AblesbarReadingEvent<Name>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'ablesbar-reading': AblesbarReadingElement;
  }
}
