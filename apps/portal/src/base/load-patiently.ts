import type { Connection } from './connection';

/**
 * Loads what no user waits for. If it cannot be loaded, it is loaded again when the connection is back:
 * a page that has lost it just now may stay open for hours.
 */
export async function loadPatiently<Loaded>(
  connection: Pick<Connection, 'onBack' | 'report'>,
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch {
      await connectionBack(connection);
    }
  }
}

function connectionBack({ onBack, report }: Pick<Connection, 'onBack' | 'report'>): Promise<void> {
  return new Promise((goOn) => {
    const forget = onBack({
      waiting: () => [],
      resume: () => {
        forget();
        goOn();
      },
    });
    report(false);
  });
}
