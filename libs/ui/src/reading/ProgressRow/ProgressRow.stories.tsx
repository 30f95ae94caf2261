import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressRow } from './ProgressRow';

const meta = {
  component: ProgressRow,
  args: {
    name: 'Strom',
    meterType: 'ELECTRIC_METER',
    progress: { done: 8, total: 18, percent: 44.4 },
  },
} satisfies Meta<typeof ProgressRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const OhneMedium: Story = {
  render: ({ meterType: _, ...args }) => <ProgressRow {...args} name="Mi., 25.11.2026" />,
};
export const Viele: Story = {
  args: {
    name: 'Warmwasser',
    meterType: 'WATER_WARM_METER',
    progress: { done: 1185, total: 12000, percent: 9.8 },
  },
};
