import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartKey } from './ChartKey';

const meta = {
  component: ChartKey,
  args: {
    entries: [
      { sign: 'solid', label: 'Verbrauch' },
      { sign: 'latest', label: 'Verbrauch, neuestes Jahr' },
      { sign: 'before', label: 'Jahr davor' },
      { sign: 'estimated', label: 'geschätzt' },
      { sign: 'dashed', label: 'geschätzt, je Tag' },
      { sign: 'change', label: 'Zählerwechsel' },
      { sign: 'noted', label: 'Notiz, nur für Sie' },
    ],
  },
} satisfies Meta<typeof ChartKey>;
export default meta;

export const AlleZeichen: StoryObj<typeof meta> = {};
