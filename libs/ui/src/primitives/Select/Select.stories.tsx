import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './Select';

const meta = {
  component: Select,
  args: {
    label: 'Tarif',
    options: [
      { value: '1.8.1', label: '1.8.1 Verbrauch Hochtarif' },
      { value: '1.8.2', label: '1.8.2 Verbrauch Niedertarif' },
    ],
    value: '1.8.1',
    onChange: () => undefined,
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tarif: Story = {};
