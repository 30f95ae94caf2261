import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './Field';

const meta = {
  component: Field,
  args: { label: 'Hausnummer', children: (control) => <input {...control} defaultValue="102a" /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gefuellt: Story = {};
export const MitHinweis: Story = { args: { hint: 'Höchstens 10 Zeichen' } };
export const MitZweifel: Story = {
  args: { label: 'Hinweis', problem: 'Mit so wenig kann niemand etwas anfangen.', isDoubt: true },
};
export const MitFehler: Story = { args: { problem: 'Geben Sie die Hausnummer ein.' } };
