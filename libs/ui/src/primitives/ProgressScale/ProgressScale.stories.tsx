import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressScale } from './ProgressScale';

const meta = {
  component: ProgressScale,
  args: { value: 17, max: 41, label: '17 von 41 fertig' },
} satisfies Meta<typeof ProgressScale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mittendrin: Story = {};
export const NochNichts: Story = { args: { value: 0, label: '0 von 41 fertig' } };
export const AllesFertig: Story = { args: { value: 41, label: '41 von 41 fertig' } };
