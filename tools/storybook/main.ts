import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

const DEMO = '../../apps/server/applications/stadtwerke-neuenbrueck';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../../libs/ui/src/**/*.stories.tsx',
    '../../apps/portal/src/**/*.stories.tsx',
    '../../apps/anonymous-wizard/src/**/*.stories.tsx',
    './{designer,tokens,written}/*.stories.tsx',
    './pages/*.mdx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The screens show the demo's utility, with its settings, its help and, at the server's path, its
  // logo.
  staticDirs: [
    { from: DEMO, to: '/demo' },
    { from: DEMO, to: '/api/public/application' },
  ],
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()],
    // The server's code for letters asks for the language of a terminal.
    define: { ...vite.define, 'process.env': {} },
  }),
};

export default config;
