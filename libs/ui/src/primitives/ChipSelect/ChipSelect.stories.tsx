import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChipSelect } from './ChipSelect';

const meta = {
  component: ChipSelect,
  args: {
    label: 'Gebäude',
    all: 'Alle Gebäude',
    options: ['Ahornweg 3, 39999 Neuenbrück', 'Am Wehr 7, 39999 Neuenbrück'].map((value) => ({
      value,
      label: value,
    })),
    value: null,
    onChange: () => undefined,
  },
} satisfies Meta<typeof ChipSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alle: Story = {};
export const Gewaehlt: Story = { args: { value: 'Ahornweg 3, 39999 Neuenbrück' } };
