import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { readDesign } from '@ablesbar/api-client/testing';
import { createTexts, type Texts } from '@ablesbar/i18n';
import { applyBrand, TextsProvider } from '@ablesbar/ui';

// A story may wait for code that is loaded on demand, on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const LANGUAGES = ['de', 'de-informal', 'en'] as const;

const textsOf = new Map<unknown, Texts>();
for (const language of LANGUAGES) {
  textsOf.set(language, await createTexts({ language, translations: {} }));
}
const root = document.documentElement;
let stopBrand = () => {};

const preview: Preview = {
  globalTypes: {
    theme: {
      toolbar: { title: 'Helligkeit', items: ['light', 'dark'], dynamicTitle: true },
    },
    language: {
      toolbar: {
        title: 'Sprache',
        items: [
          { value: 'de', title: 'Deutsch (Sie)' },
          { value: 'de-informal', title: 'Deutsch (Du)' },
          { value: 'en', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
    brand: {
      toolbar: {
        title: 'Marke',
        items: [
          { value: '#00707a', title: 'Petrol' },
          { value: '#ffcc00', title: 'Gelb' },
          { value: '#a6123a', title: 'Karmin' },
        ],
        dynamicTitle: true,
      },
    },
  },
  // `design` is what the page 'Gestaltung' has chosen. Its frames show other stories with it.
  initialGlobals: { theme: 'light', language: 'de', brand: '#00707a', design: '' },
  decorators: [
    (Story, { globals }) => {
      const { theme, language } = globals;
      const brand: unknown = readDesign(globals['design'])?.colour ?? globals['brand'];
      const texts = textsOf.get(language);
      if (texts === undefined) throw new Error(`There are no texts in ${String(language)}.`);
      root.lang = texts.htmlLang;
      root.dataset['theme'] = theme === 'dark' ? 'dark' : 'light';
      stopBrand();
      stopBrand = applyBrand(root, typeof brand === 'string' ? brand : null);
      return (
        <TextsProvider texts={texts}>
          <Story />
        </TextsProvider>
      );
    },
  ],
};

export default preview;
