import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { createTexts } from '@ablesbar/i18n';
import { applyBrand, TextsProvider } from '@ablesbar/ui';

// What a story waits for may be loaded on demand, and both cores may be busy.
configure({ asyncUtilTimeout: 60_000 });

const texts = await createTexts({ language: 'de', translations: {} });
const root = document.documentElement;
root.lang = texts.htmlLang;
let stopBrand = () => {};

const preview: Preview = {
  globalTypes: {
    theme: {
      toolbar: { title: 'Helligkeit', items: ['light', 'dark'], dynamicTitle: true },
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
  initialGlobals: { theme: 'light', brand: '#00707a' },
  decorators: [
    (Story, { globals }) => {
      const { theme, brand } = globals;
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
