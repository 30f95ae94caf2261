export { choosePhoto, seeingBrowser } from '../camera/testing/seeing-browser';
export { renderWithTexts } from './with-texts';
