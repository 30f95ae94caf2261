import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuietLine } from './QuietLine';

const meta = {
  component: QuietLine,
  args: { title: 'Ablesedatum', said: 'heute', isExtra: true, children: <p>Mo., 23.11.2026</p> },
} satisfies Meta<typeof QuietLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Geschlossen: Story = {};
export const Noetig: Story = { args: { isNeeded: true } };
export const Freiwillig: Story = {
  args: { title: 'Fotos', mark: 'freiwillig', said: '1 Foto', isNeeded: true },
};
export const Abschnitt: Story = { args: { kind: 'section', isExtra: false } };
