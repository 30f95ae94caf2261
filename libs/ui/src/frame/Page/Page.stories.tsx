import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from './Page';

const meta = {
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { children: <h1>Zählerstand melden</h1> },
} satisfies Meta<typeof Page>;
export default meta;

export const Seite: StoryObj<typeof meta> = {};
