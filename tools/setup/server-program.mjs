/**
 * The program that `npm start` and `npm run dev` run, without its ending. The demo has logins that
 * everybody knows, so it comes into a database of its own only on demand: a first start in production
 * must not create them.
 */
export function serverProgram({ DATABASE_URL = '', DEMO = '' }) {
  if (DEMO !== '') return { program: DEMO === '1' ? 'main-with-demo' : 'main', notice: null };
  if (DATABASE_URL.trim() === '') return { program: 'main-with-demo', notice: null };
  return {
    program: 'main',
    notice:
      'DATABASE_URL ist gesetzt, darum startet Ablesbar ohne Vorführdaten. Mit DEMO=1 kommen sie in diese Datenbank.',
  };
}

/** The same for `npm run serve`: production, so the demo comes only if it is asked for by name. */
export function servedProgram({ DEMO = '' }) {
  return { program: DEMO === '1' ? 'main-with-demo' : 'main', notice: null };
}
