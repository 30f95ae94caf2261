import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createTokenProbe, isReload } from '@ablesbar/ui';
import { browserPorts } from '../app/ports';
import { ElementFrame } from './ElementFrame';
import { openElement, type OpenElement } from './open-element';
import { ElementSettings, SETTINGS } from './ElementSettings';
import { headingLevel, pageTheme } from './embedding-page';
import { freeOwner, storageOf, takeOwner } from './draft-owner';
import { printSlip } from './print-slip';
import { adoptStyles } from './shadow-sheet';
import type { Report } from './tell-page';
import type { AblesbarReadingPrefill } from './public/ablesbar-reading';
import * as css from './Surface.css';

export const TAG = 'ablesbar-reading';

/** `<ablesbar-reading>`: the reading without a login, in the page of a utility. */
export class ReadingElement extends ElementSettings {
  static readonly observedAttributes = ['lang', ...Object.values(SETTINGS)];
  readonly #shadow = this.attachShadow({ mode: 'open' });
  readonly #surface = document.createElement('div');
  readonly #ground = document.createElement('div');
  readonly #size = new ResizeObserver(() =>
    this.#report('resize', { height: Math.ceil(this.#surface.getBoundingClientRect().height) }),
  );
  #prefill: AblesbarReadingPrefill = {};
  readonly #look = createTokenProbe(() => this.#showTheme());
  #open: { readonly element: OpenElement; readonly owner: string; readonly root: Root } | null =
    null;

  constructor() {
    super();
    const place = document.createElement('div');
    place.className = css.place;
    this.#surface.className = css.surface;
    this.#ground.className = css.ground;
    this.#surface.append(this.#ground);
    place.append(this.#surface);
    this.#shadow.append(this.#look, place);
    adoptStyles(this.#shadow);
  }

  connectedCallback(): void {
    // A move within the page disconnects and connects the element at once: the open form stays as it is.
    if (this.#open !== null) return;
    this.takeProperties();
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
      this.#prefill = {};
      this.#closeForm();
    });
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (this.#open === null || before === now) return;
    switch (name) {
      case 'lang':
        void this.#open.element.speak();
        return;
      case SETTINGS.theme:
        this.#showTheme();
        return;
      case SETTINGS.meterNumber:
      case SETTINGS.meterType:
        this.#open.element.fill();
        return;
      case SETTINGS.headingLevel:
      case SETTINGS.homeHref:
        this.#render();
        return;
      default:
        // Another portal: what was typed was meant for the one before.
        this.#closeForm();
        this.#openForm();
    }
  }

  prefill(values: AblesbarReadingPrefill): void {
    this.#prefill = { ...values };
    this.#open?.element.fill();
  }

  reset(): void {
    this.#open?.element.reset();
  }

  override focus(options?: FocusOptions): void {
    this.#shadow.querySelector<HTMLElement>('h1')?.focus(options);
  }

  #openForm(): void {
    const owner = takeOwner(`${this.baseUrl} ${this.id}`);
    const element = openElement({
      host: this,
      surface: this.#surface,
      baseUrl: this.baseUrl,
      homeHref: this.homeHref,
      ports: { ...browserPorts, storage: storageOf(browserPorts.storage, owner) },
      isReload: isReload(),
      nameTab: () => undefined,
      showTop: () => {
        if (this.getBoundingClientRect().top < 0) this.scrollIntoView();
      },
      print: () => printSlip(this.#shadow, this.#surface),
      report: this.#report,
      prefill: () => ({
        ...this.#prefill,
        meterNumber: this.#prefill.meterNumber || this.meterNumber,
        meterType: this.#prefill.meterType || this.meterType,
      }),
    });
    this.#open = { element, owner, root: createRoot(this.#ground) };
    this.#render();
  }

  #render(): void {
    if (this.#open === null) return;
    const { element, root } = this.#open;
    const level = headingLevel(this.getAttribute(SETTINGS.headingLevel));
    const { homeHref } = this;
    const { view } = element;
    const onBug = () =>
      this.#report('failed', { during: 'form', reason: 'unexpected', status: null });
    root.render(
      createElement(ElementFrame, { view, surface: this.#surface, level, homeHref, onBug }),
    );
  }

  #closeForm(): void {
    if (this.#open === null) return;
    const { element, owner, root } = this.#open;
    element.close();
    root.unmount();
    freeOwner(owner);
    this.#open = null;
  }

  #showTheme(): void {
    const { colorScheme } = getComputedStyle(this);
    const theme = pageTheme(this.getAttribute(SETTINGS.theme), colorScheme);
    if (theme === null) delete this.dataset['theme'];
    else this.dataset['theme'] = theme;
  }

  // A page that the browser restores from its history was left before (customer decision 17).
  readonly #comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    this.#prefill = {};
    this.reset();
  };

  readonly #report: Report = (name, detail) => {
    // The next reading may be somebody else's.
    if (name === 'submitted') this.#prefill = {};
    // Our resize event must not reach the page's own listeners for a resized window.
    const bubbles = name !== 'resize';
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles, composed: bubbles }));
  };
}
