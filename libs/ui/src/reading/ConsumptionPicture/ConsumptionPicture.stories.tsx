import type { Meta, StoryObj } from '@storybook/react-vite';
import { aUsualPicture } from '../../testing/a-usual-picture';
import { ConsumptionPicture } from './ConsumptionPicture';

const meta = {
  component: ConsumptionPicture,
  args: aUsualPicture,
} satisfies Meta<typeof ConsumptionPicture>;
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
