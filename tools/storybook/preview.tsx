import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { readDesign } from '@ablesbar/api-client/testing';
import { createTexts, type Texts } from '@ablesbar/i18n';
import { applyBrand, TextsProvider } from '@ablesbar/ui';

// A story may wait for code that is loaded on demand, on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const LANGUAGES = ['de', 'de-informal', 'en'] as const;

const WIDTHS = [320, 360, 768, 1280] as const;

function viewportOf(width: number) {
  const styles = { width: `${width}px`, height: '900px' };
  return [`w${width}`, { name: `${width} px breit`, styles }] as const;
}

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
    textSize: {
      toolbar: {
        title: 'Schriftgröße',
        items: [
          { value: '100%', title: 'Schrift 100 %' },
          { value: '150%', title: 'Schrift 150 %' },
          { value: '200%', title: 'Schrift 200 %' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    // The widths at which every screen is looked at.
    viewport: { options: Object.fromEntries(WIDTHS.map(viewportOf)) },
    options: { storySort: { order: ['Willkommen', 'Gestaltung', 'Ohne Zugang'] } },
  },
  // `design` is what the page 'Gestaltung/Versorger' has chosen. Its frames show other stories with it.
  initialGlobals: {
    theme: 'light',
    language: 'de',
    brand: '#00707a',
    textSize: '100%',
    design: '',
  },
  decorators: [
    (Story, { globals }) => {
      const { theme, language } = globals;
      const brand: unknown = readDesign(globals['design'])?.colour ?? globals['brand'];
      const texts = textsOf.get(language);
      if (texts === undefined) throw new Error(`There are no texts in ${String(language)}.`);
      root.lang = texts.htmlLang;
      root.style.fontSize = String(globals['textSize']);
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
