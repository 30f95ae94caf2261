import type { Meta, StoryObj } from '@storybook/react-vite';
import { Count } from './Drums';

const meta = {
  component: Count,
  args: { decimal: '41.4', unit: '%', label: '41,4 %' },
} satisfies Meta<typeof Count>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Anteil: Story = { args: { size: 'l' } };
export const Klein: Story = {};
