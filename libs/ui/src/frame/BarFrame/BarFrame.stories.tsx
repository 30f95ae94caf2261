import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarFrame } from './BarFrame';

const meta = {
  component: BarFrame,
  parameters: { layout: 'fullscreen' },
  args: { applicationName: 'Stadtwerke Neuenbrück', logoSrc: 'data:,', homeHref: '#' },
} satisfies Meta<typeof BarFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Leer: Story = {};
export const NochOhneNamen: Story = { args: { applicationName: '' } };
