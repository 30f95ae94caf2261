import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { isReload } from '@ablesbar/ui';
import { browserPorts } from '../app/ports';
import { ElementFrame } from './ElementFrame';
import { openElement, type OpenElement, type Report } from './open-element';
import { pageTheme, storageOf } from './embedding-page';
import { adoptStyles, sheetOf } from './shadow-sheet';
import type { AblesbarReadingSettings } from './public/ablesbar-reading';
import * as css from './Surface.css';

export const TAG = 'ablesbar-reading';

/** The longest time that a print waits for pictures. */
const PICTURES_MS = 2000;

const SETTINGS = {
  baseUrl: 'base-url',
  homeHref: 'home-href',
  theme: 'theme',
} as const satisfies Record<keyof AblesbarReadingSettings, string>;

/** `<ablesbar-reading>`: the reading without a login, in the page of a utility. */
export class ReadingElement extends HTMLElement implements AblesbarReadingSettings {
  static readonly observedAttributes = ['lang', ...Object.values(SETTINGS)];
  readonly #shadow = this.attachShadow({ mode: 'open' });
  readonly #surface = document.createElement('div');
  readonly #ground = document.createElement('div');
  readonly #size = new ResizeObserver(() =>
    this.#report('resize', { height: Math.ceil(this.#surface.getBoundingClientRect().height) }),
  );
  #open: { readonly element: OpenElement; readonly root: Root } | null = null;

  constructor() {
    super();
    this.#surface.className = css.surface;
    this.#ground.className = css.ground;
    this.#surface.append(this.#ground);
    this.#shadow.append(this.#surface);
    adoptStyles(this.#shadow);
  }

  connectedCallback(): void {
    // A move within the page disconnects and connects the element at once: the open form stays as it is.
    if (this.#open !== null) return;
    this.#takeProperties();
    this.#showTheme();
    this.#openForm();
    this.#size.observe(this.#surface);
    window.addEventListener('pageshow', this.#comeBack);
  }

  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#size.disconnect();
      window.removeEventListener('pageshow', this.#comeBack);
      this.#closeForm();
    });
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (this.#open === null || before === now) return;
    if (name === 'lang') void this.#open.element.speak();
    else if (name === SETTINGS.theme) this.#showTheme();
    else {
      this.#closeForm();
      this.#openForm();
    }
  }

  reset(): void {
    this.#open?.element.reset();
  }

  override focus(options?: FocusOptions): void {
    this.#shadow.querySelector<HTMLElement>('h1')?.focus(options);
  }

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

  /** A property that a framework set before this class was defined hides the setter of the class. */
  #takeProperties(): void {
    for (const name of ['baseUrl', 'homeHref', 'theme'] as const) {
      if (!Object.hasOwn(this, name)) continue;
      const given: unknown = this[name];
      Reflect.deleteProperty(this, name);
      if (typeof given === 'string') this.setAttribute(SETTINGS[name], given);
    }
  }

  #openForm(): void {
    const element = openElement({
      host: this,
      surface: this.#surface,
      baseUrl: this.baseUrl,
      homeHref: this.homeHref,
      ports: { ...browserPorts, storage: storageOf(browserPorts.storage, this.#owner()) },
      isReload: isReload(),
      nameTab: () => undefined,
      showTop: () => {
        if (this.getBoundingClientRect().top < 0) this.scrollIntoView();
      },
      print: () => printSlip(this.#shadow, this.#surface),
      report: this.#report,
    });
    const root = createRoot(this.#ground);
    root.render(createElement(ElementFrame, { view: element.view, surface: this.#surface }));
    this.#open = { element, root };
  }

  #closeForm(): void {
    this.#open?.element.close();
    this.#open?.root.unmount();
    this.#open = null;
  }

  #showTheme(): void {
    const { colorScheme } = getComputedStyle(this.parentElement ?? document.documentElement);
    const theme = pageTheme(this.getAttribute(SETTINGS.theme), colorScheme);
    if (theme === null) delete this.dataset['theme'];
    else this.dataset['theme'] = theme;
  }

  /** The owner of the draft: the utility, and this element if the page has several. */
  #owner(): string {
    const place = [...document.querySelectorAll(TAG)].indexOf(this);
    return `${this.baseUrl} ${this.id || place}`;
  }

  // A page that the browser restores from its history was left before (customer decision 17).
  readonly #comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) this.reset();
  };

  readonly #report: Report = (name, detail) => {
    // Our resize event must not reach the page's own listeners for a resized window.
    const bubbles = name !== 'resize';
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles, composed: bubbles }));
  };
}

/** Prints the slip from a frame of its own. Otherwise the page that embeds us would be printed too. */
function printSlip(shadow: ShadowRoot, surface: HTMLElement): void {
  const slip = shadow.querySelector('article');
  const frame = document.createElement('iframe');
  frame.title = slip?.getAttribute('aria-label') ?? '';
  frame.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 0; height: 0; border: 0';
  document.body.append(frame);
  const paper = frame.contentDocument;
  const view = paper?.defaultView;
  if (slip === null || !paper || !view) {
    frame.remove();
    window.print();
    return;
  }
  paper.title = frame.title;
  paper.documentElement.lang = surface.lang;
  paper.documentElement.style.cssText = surface.style.cssText;
  paper.adoptedStyleSheets = [sheetOf(view)];
  paper.body.append(paper.importNode(slip, true));
  view.addEventListener('afterprint', () => frame.remove());
  // The pictures of a copy load anew. One that never does must not hold up the print.
  const pictures = [...paper.images].map(async (image) => image.decode().catch(() => undefined));
  const late = new Promise((done) => setTimeout(done, PICTURES_MS));
  void Promise.race([Promise.all(pictures), late]).then(() => view.print());
}
