import type { Meta, StoryObj } from '@storybook/react-vite';
import { LabelledValues } from './LabelledValues';

const meta = {
  component: LabelledValues,
  args: {
    items: [
      { label: 'Verbrauch Hochtarif', value: '48.213,4 kWh' },
      { label: 'Verbrauch Niedertarif', value: 'leer' },
    ],
  },
} satisfies Meta<typeof LabelledValues>;
export default meta;

export const ZweiTarife: StoryObj<typeof meta> = {};
