export const HOME = '/';
/** A page of the portal that needs no login (customer decision 41). */
export const ACCESSIBILITY = '/barrierefreiheit';
export { LOGO_PATH as LOGO } from '@ablesbar/api-client';
