export const APPLICATION_PATH = '/api/public/application';

/** Pages can use this path before they have loaded anything. */
export const LOGO_PATH = '/api/public/application/logo.png';
