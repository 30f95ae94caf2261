import type { Meta, StoryObj } from '@storybook/react-vite';
import { HandoverSheet } from './HandoverSheet';

const meta = {
  component: HandoverSheet,
  args: {
    place: 'Lindenstraße 14, 39999 Neuenbrück',
    meters: [
      {
        id: '1',
        medium: 'Strom',
        number: '1ESY1160123456',
        where: 'Keller, Zählerschrank',
        readOn: 'abgelesen Mo., 23.11.2026',
        isSent: true,
        values: [
          { name: 'Hochtarif', value: '48.213,4 kWh' },
          { name: 'Niedertarif', value: '20.118,0 kWh' },
        ],
        comment: null,
      },
      {
        id: '2',
        medium: 'Gas',
        number: '7ELS0098127734',
        where: '',
        readOn: 'abgelesen Mo., 23.11.2026',
        isSent: false,
        values: [{ name: 'Verbrauch', value: '13.210,45 m³' }],
        comment: 'Zähler wurde getauscht',
      },
    ],
    from: 'Hannelore Brandt',
    to: '',
    foot: 'Stadtwerke Neuenbrück',
  },
} satisfies Meta<typeof HandoverSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blatt: Story = {};
