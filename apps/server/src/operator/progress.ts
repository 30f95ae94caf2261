import { sayNumber } from '../base/console-language';

/** Shows the progress of a long command, only on a terminal: a log would get a line for each step. */
export interface Progress {
  /** `whole` is null if the total is unknown. */
  show(what: string, done: number, whole: number | null): void;
  end(): void;
}

const WIDTH = 24;
const EVERY_MS = 100;
const CLEAR_LINE = '\r\u001b[K';

export function createProgress(draw: ((text: string) => void) | null, clock: () => Date): Progress {
  if (draw === null) return { show: () => undefined, end: () => undefined };
  let drawnAt = 0;
  return {
    show: (what, done, whole) => {
      const now = clock().getTime();
      if (now - drawnAt < EVERY_MS) return;
      drawnAt = now;
      draw(`${CLEAR_LINE}${what} ${bar(done, whole)}`);
    },
    end: () => {
      if (drawnAt > 0) draw(CLEAR_LINE);
      drawnAt = 0;
    },
  };
}

function bar(done: number, whole: number | null): string {
  const counted = sayNumber(done);
  if (whole === null || whole === 0) return counted;
  const part = Math.min(1, done / whole);
  const filled = Math.round(part * WIDTH);
  return `[${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}] ${Math.floor(part * 100)} %  ${counted}`;
}
