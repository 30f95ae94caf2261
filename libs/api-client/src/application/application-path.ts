export const APPLICATION_PATH = '/api/public/application';

/** Known to pages that have not read anything yet. */
export const LOGO_PATH = '/api/public/application/logo.png';
