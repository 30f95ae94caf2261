export const HOME = '/';
export { LOGO_PATH as LOGO } from '@ablesbar/api-client';
