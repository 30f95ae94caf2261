import type { Meta, StoryObj } from '@storybook/react-vite';
import { MeterDrawing } from './MeterDrawing';

const meta = {
  component: MeterDrawing,
  args: { label: 'Zeichnung eines Stromzählers' },
} satisfies Meta<typeof MeterDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stromzaehler: Story = {};
export const MitZiffern: Story = { args: { hasMarks: true } };
