import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from './Footer';

const meta = {
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    applicationName: 'Stadtwerke Neuenbrück',
    links: [
      { label: 'Impressum', href: 'https://example.org/impressum' },
      { label: 'Datenschutz', href: 'https://example.org/datenschutz' },
    ],
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MitRechtlichem: Story = {};
export const OhneRechtliches: Story = { args: { links: [] } };
