import type { Surroundings } from '../Wizard/wizard-context';
import { HOME } from './page-addresses';

export const pageSurroundings: Surroundings = {
  homeHref: HOME,
  nameTab: (title) => {
    document.title = title;
  },
  showTop: () => window.scrollTo(0, 0),
};
