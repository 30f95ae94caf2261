import type { Surroundings } from '../Wizard/wizard-context';

export const HOME = '/';
/** A page of the portal that needs no login (customer decision 41). */
export const ACCESSIBILITY = '/barrierefreiheit';
export { LOGO_PATH as LOGO } from '@ablesbar/api-client';

export const pageSurroundings: Surroundings = {
  homeHref: HOME,
  nameTab: (title) => {
    document.title = title;
  },
  showTop: () => window.scrollTo(0, 0),
};
