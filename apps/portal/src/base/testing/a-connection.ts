import { watchConnection } from '../connection';

/** The connection of a browser whose server may answer. */
export function aConnection({ isServerThere }: { isServerThere: boolean }) {
  const server = { isThere: isServerThere };
  const browser = Object.assign(new EventTarget(), { navigator: { onLine: true } });
  const connection = watchConnection({
    browser,
    ask: async () => server.isThere,
    wasAnswered: true,
  });
  return {
    server,
    connection,
    /** The server is there again, and the browser says so. */
    comeOnline: () => {
      server.isThere = true;
      browser.dispatchEvent(new Event('online'));
      return connection.settled();
    },
  };
}
