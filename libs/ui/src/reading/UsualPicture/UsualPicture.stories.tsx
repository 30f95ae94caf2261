import type { Meta, StoryObj } from '@storybook/react-vite';
import { UsualPicture } from './UsualPicture';

const meta = {
  component: UsualPicture,
  args: {
    label: 'Verbrauch: üblich 1.297,0 bis 1.412,0 kWh, eingegeben 178.591,4 kWh',
    band: { word: 'üblich', lowest: 1297, highest: 1412 },
    before: [
      { label: '2022', amount: 1412 },
      { label: '2023', amount: 1386 },
      { label: '2024', amount: 1297 },
      { label: '2025', amount: 1331 },
    ],
    entered: { label: '2026', amount: 178_591, said: '178.591' },
  },
} satisfies Meta<typeof UsualPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const VielMehr: Story = {};
export const EtwasMehr: Story = {
  args: { entered: { label: '2026', amount: 2100, said: '2.100' } },
};
export const VielWeniger: Story = {
  args: { entered: { label: '2026', amount: 120, said: '120' } },
};
export const EinJahrBekannt: Story = { args: { before: [{ label: '2025', amount: 1331 }] } };
export const NichtsVerbraucht: Story = {
  args: {
    band: { word: 'üblich', lowest: 0, highest: 0 },
    before: [{ label: '2025', amount: 0 }],
    entered: { label: '2026', amount: 40, said: '40' },
  },
};
