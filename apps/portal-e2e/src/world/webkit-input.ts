import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';
import { engineOf } from './webkit-engine';

/** The names that X11 has for keys which type no character, where they differ from Playwright's. */
const KEYS: Readonly<Record<string, string>> = {
  Enter: 'Return',
  ArrowDown: 'Down',
  ArrowUp: 'Up',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  PageUp: 'Prior',
  PageDown: 'Next',
  Backspace: 'BackSpace',
  Shift: 'Shift_L',
  Control: 'Control_L',
  Alt: 'Alt_L',
};

const EVENTS = ['keydown', 'keyup', 'mousedown', 'mouseup'] as const;
const LEFT_BUTTON = '1';
/** The page calls the function of this name for each event that reaches it. */
const ARRIVED = '__ablesbarInputArrived';
const ARRIVAL_MS = 30_000;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Gives one command to xdotool. */
type Act = (command: string) => void;

/**
 * Sends keys and clicks to the screen, as a keyboard and a mouse do. Playwright would make events with
 * a script there, and WebKit does not trust them: with such an Enter key no link opens. There is no
 * window manager, so the window under the pointer has the focus.
 */
export class WebkitInput {
  private readonly arrivals = new EventEmitter();
  private pointer: Point;
  private last = Promise.resolve();

  private constructor(
    private readonly act: Act,
    private readonly corner: Point,
  ) {
    this.pointer = corner;
  }

  /** `corner` is the upper left one of the page's window on the screen. */
  static async use(page: Page, act: Act, corner: Point): Promise<void> {
    const input = new WebkitInput(act, corner);
    await page.exposeBinding(ARRIVED, (_source, type: string) => input.arrivals.emit(type));
    await page.addInitScript(reportArrivals, { name: ARRIVED, types: EVENTS });
    // A page that was left by a key or a click hears no more of it.
    page.on('domcontentloaded', () => EVENTS.forEach((type) => input.arrivals.emit(type)));
    const { rawKeyboard, rawMouse } = engineOf(page);
    Object.assign(rawKeyboard, {
      keydown: (_: unknown, _modifiers: unknown, name: string, key: { text?: string }) =>
        input.press('keydown', keyFor(name, key)),
      keyup: (_: unknown, _modifiers: unknown, name: string, key: { text?: string }) =>
        input.press('keyup', keyFor(name, key)),
    });
    Object.assign(rawMouse, {
      move: (_: unknown, x: number, y: number) => input.move({ x, y }),
      down: () => input.press('mousedown', LEFT_BUTTON),
      up: () => input.press('mouseup', LEFT_BUTTON),
    });
  }

  private move({ x, y }: Point): Promise<void> {
    return this.inTurn(async () => {
      this.pointer = { x: Math.round(this.corner.x + x), y: Math.round(this.corner.y + y) };
      this.act(this.toPointer());
    });
  }

  private press(type: (typeof EVENTS)[number], what: string): Promise<void> {
    return this.inTurn(async () => {
      const signal = AbortSignal.timeout(ARRIVAL_MS);
      const arrived = once(this.arrivals, type, { signal }).catch(() => {
        throw new Error(`The page did not hear ${type} ${what}.`);
      });
      // The pointer may be in the window of another page.
      this.act(`${this.toPointer()} ${type} ${what}`);
      await arrived;
    });
  }

  /** Playwright does not wait for the button to go down before it lets the button go. */
  private inTurn(action: () => Promise<void>): Promise<void> {
    const done = this.last.then(action);
    this.last = done.catch(() => undefined);
    return done;
  }

  private toPointer(): string {
    return `mousemove ${this.pointer.x} ${this.pointer.y}`;
  }
}

function keyFor(name: string, { text = '' }: { text?: string }): string {
  if (text < ' ') return KEYS[name] ?? name;
  return `U${text.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function reportArrivals({ name, types }: { name: string; types: readonly string[] }): void {
  const report = ({ isTrusted, type }: Event) => {
    const arrived: unknown = Reflect.get(window, name);
    if (isTrusted && typeof arrived === 'function') Reflect.apply(arrived, window, [type]);
  };
  for (const type of types) window.addEventListener(type, report, true);
}
