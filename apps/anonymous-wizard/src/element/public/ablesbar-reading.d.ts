/** Types of `<ablesbar-reading>`. README.md beside the element's source explains how to use them. */

export type ReadingStep = 'METER' | 'METER_READING' | 'CONTACT' | 'SUMMARY' | 'DONE';

export type MeterType =
  | 'ELECTRIC_METER'
  | 'HEAT_METER'
  | 'GAS_METER'
  | 'WATER_METER'
  | 'WATER_WARM_METER'
  | 'GENERIC_METER';

/** The details of each event. They contain no personal data, so a page may pass them to its statistics. */
export interface AblesbarReadingEventDetails {
  /**
   * A step is shown: the first one, the next, or one that the user came back to. A further meter with a
   * kept contact has four steps instead of five: 'CONTACT' is left out.
   */
  readonly step: { readonly step: ReadingStep; readonly number: number; readonly count: number };
  /** The server has stored the reading. `number` is the number on the user's slip. */
  readonly submitted: { readonly number: string; readonly meterType: MeterType };
  /**
   * A call to the server failed, or there is a bug in the form ('form', 'unexpected'). The element tells the
   * user and keeps what was typed.
   */
  readonly failed: {
    readonly during: 'settings' | 'session' | 'submission' | 'receipt' | 'form';
    readonly reason:
      | 'offline'
      /** The portal does not know the page's origin. The console says which line to add. */
      | 'refused'
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
  /** The element's height has changed, in CSS pixels; for a frame that adapts to it. Does not bubble. */
  readonly resize: { readonly height: number };
}

export type AblesbarReadingEvent<Name extends keyof AblesbarReadingEventDetails> = CustomEvent<
  AblesbarReadingEventDetails[Name]
>;

/** The settings of the element, as attributes or as properties. */
export interface AblesbarReadingSettings {
  /** The portal's address; by default the origin of the script. Attribute: base-url. */
  baseUrl: string;
  /** Target of 'cancel', 'finish' and 'log in with a PIN'; by default the portal. Attribute: home-href. */
  homeHref: string;
  /** By default the page's `color-scheme` and the system decide. */
  theme: 'light' | 'dark' | '';
  /** Fills an empty meter number. Attribute: meter-number. */
  meterNumber: string;
  /** Chooses the medium as long as nobody has, for example 'GAS_METER'. Attribute: meter-type. */
  meterType: string;
  /** The level of the form's title among the page's headings, '1' to '6'; by default '2'. Attribute: heading-level. */
  headingLevel: string;
}

/** What a page knows already. It fills fields that are still empty, and never replaces what was typed. */
export interface AblesbarReadingPrefill {
  readonly meterNumber?: string;
  /** A `MeterType`. Counts only if the utility offers this medium. */
  readonly meterType?: string;
  readonly contact?: {
    readonly firstname?: string;
    readonly lastname?: string;
    readonly street?: string;
    readonly houseNumber?: string;
    readonly zip?: string;
    readonly city?: string;
  };
  readonly email?: string;
}

export interface AblesbarReadingElement extends HTMLElement, AblesbarReadingSettings {
  /** 'de', 'de-informal', 'en' or another language of the portal; by default the portal's own language. */
  lang: string;
  /**
   * Fills fields that are still empty; also again after `reset()`. May be called at any time, and replaces
   * what was handed over before. Forgotten when a reading was sent, when the visitor leaves, and when the
   * element is taken away.
   */
  prefill(values: AblesbarReadingPrefill): void;
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
