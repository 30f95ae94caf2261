export { renderWithTexts } from './with-texts';
