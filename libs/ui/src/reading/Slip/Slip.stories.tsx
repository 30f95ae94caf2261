import type { Meta, StoryObj } from '@storybook/react-vite';
import { Slip } from './Slip';

const meta = {
  component: Slip,
  args: {
    title: 'Nachweis',
    number: 'Nr. 7F3A92C1',
    values: [
      {
        name: 'Verbrauch Hochtarif',
        obis: '1-1:1.8.1',
        decimal: '048213.4',
        unit: 'kWh',
        label: '48.213,4 kWh',
        note: '1.284 kWh, im Vorjahr 1.310 kWh: 2 % weniger',
      },
    ],
    pairs: [
      { label: 'Zähler', value: '1ESY1160123456' },
      { label: 'Abgelesen', value: 'Sa., 21.11.2026' },
    ],
    foot: 'Stadtwerke Neuenbrück',
  },
} satisfies Meta<typeof Slip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nachweis: Story = {};
export const ZweiZaehler: Story = {
  args: {
    more: [
      {
        number: 'Nr. 5D0B11E8',
        values: [
          {
            name: 'Verbrauch',
            obis: '7-1:3.0.0',
            decimal: '013210.45',
            unit: 'm³',
            label: '13.210,45 m³',
          },
        ],
        pairs: [
          { label: 'Zähler', value: '7ELS0098127734' },
          { label: 'Abgelesen', value: 'Sa., 21.11.2026' },
        ],
      },
    ],
  },
};
export const NochKeiner: Story = {
  args: { title: 'Gespeicherte Ablesung', number: 'Noch nicht gesendet', isPending: true },
};
