import type { Meta, StoryObj } from '@storybook/react-vite';
import { Verdict } from './Verdict';

const meta = {
  component: Verdict,
  args: {
    id: 'verdict',
    verdict: {
      tone: 'valid',
      title: 'Passt zum bisherigen Verbrauch',
      reasons: ['1.284,3 kWh seit 22.11.2025, das sind 3,5 kWh am Tag.'],
    },
  },
} satisfies Meta<typeof Verdict>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Passt: Story = {};
export const Ungewoehnlich: Story = {
  args: {
    verdict: {
      tone: 'warning',
      title: 'Ungewöhnlicher Wert',
      reasons: ['Höher als erwartet. Erwartet werden höchstens 49.000,0.'],
    },
  },
};
export const NichtAnnehmbar: Story = {
  args: {
    verdict: {
      tone: 'error',
      title: 'So kann der Wert nicht gesendet werden',
      reasons: ['Geben Sie 1 Nachkommastelle ein.'],
    },
  },
};
