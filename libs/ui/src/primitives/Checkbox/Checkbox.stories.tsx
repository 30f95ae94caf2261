import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './Checkbox';

const meta = {
  component: Checkbox,
  args: {
    label: 'Ich habe die Datenschutzerklärung gelesen und bin einverstanden.',
    hint: 'Pflichtangabe',
    checked: false,
    onChange: () => undefined,
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offen: Story = {};
export const Gesetzt: Story = { args: { checked: true } };
export const NurZuLesen: Story = { args: { checked: true, readOnly: true } };
export const MitFehler: Story = { args: { problem: 'Setzen Sie das Häkchen.' } };
