import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pairs } from './Pairs';

const meta = {
  component: Pairs,
  args: {
    items: [
      { label: 'Verbrauch Hochtarif', value: '48.213,4 kWh' },
      { label: 'Verbrauch Niedertarif', value: 'leer' },
    ],
  },
} satisfies Meta<typeof Pairs>;
export default meta;

export const ZweiTarife: StoryObj<typeof meta> = {};
