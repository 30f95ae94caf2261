import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

const DEMO = '../../apps/server/applications/stadtwerke-neuenbrueck';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../../libs/ui/src/**/*.stories.tsx',
    '../../apps/portal/src/**/*.stories.tsx',
    '../../apps/anonymous-wizard/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The screens show the demo's utility: its settings, its help, and its logo where the server has it.
  staticDirs: [
    { from: DEMO, to: '/demo' },
    { from: DEMO, to: '/api/public/application' },
  ],
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()] }),
};

export default config;
