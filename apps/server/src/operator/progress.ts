/** How far a long command is; drawn on a terminal alone, for in a log it would only be lines. */
export interface Progress {
  /** `whole` is null where nobody knows how much there is. */
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
  const counted = done.toLocaleString('de-DE');
  if (whole === null || whole === 0) return counted;
  const part = Math.min(1, done / whole);
  const filled = Math.round(part * WIDTH);
  return `[${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}] ${Math.floor(part * 100)} %  ${counted}`;
}
