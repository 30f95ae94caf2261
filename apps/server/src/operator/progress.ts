import { inConsoleLanguage, sayNumber } from '../base/console-language';

/** Shows the progress of a long command, only on a terminal: a log would get a line for each step. */
export interface Progress {
  /** `whole` is null if the total is unknown. */
  show(what: string, done: number, whole: number | null): void;
  end(): void;
}

const WIDTH = 24;
const EVERY_MS = 100;
/** The rest is not told before, because the first rows say little about the others. */
const REST_AFTER_MS = 2000;
const CLEAR_LINE = '\r\u001b[K';

const texts = inConsoleLanguage({
  de: {
    seconds: (count: number) => `noch ${count} s`,
    minutes: (count: number) => `noch ${count} min`,
  },
  en: { seconds: (count) => `${count} s left`, minutes: (count) => `${count} min left` },
});

export function createProgress(draw: ((text: string) => void) | null, clock: () => Date): Progress {
  if (draw === null) return { show: () => undefined, end: () => undefined };
  let drawnAt = 0;
  let step = { what: '', beganAt: 0 };
  return {
    show: (what, done, whole) => {
      const now = clock().getTime();
      if (step.what !== what) step = { what, beganAt: now };
      if (now - drawnAt < EVERY_MS) return;
      drawnAt = now;
      draw(`${CLEAR_LINE}${what} ${bar(done, whole)}${rest(now - step.beganAt, done, whole)}`);
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

/** The time that the step still takes at its speed until now. */
function rest(elapsedMs: number, done: number, whole: number | null): string {
  if (whole === null || done === 0 || elapsedMs < REST_AFTER_MS) return '';
  const seconds = Math.ceil((elapsedMs * Math.max(0, whole - done)) / done / 1000);
  return `  ${seconds < 90 ? texts.seconds(seconds) : texts.minutes(Math.ceil(seconds / 60))}`;
}
