import type { Meta, StoryObj } from '@storybook/react-vite';
import { DrumNumber } from './Drums';

const meta = {
  component: DrumNumber,
  args: { decimal: '41.4', unit: '%', label: '41,4 %' },
} satisfies Meta<typeof DrumNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Anteil: Story = { args: { size: 'l' } };
export const Klein: Story = {};
export const Abweichend: Story = {
  args: {
    decimal: '019804.2',
    label: '019804,2',
    size: 'm',
    marked: { whole: [0, 2, 3], decimals: [0] },
  },
};
