import type { Meta, StoryObj } from '@storybook/react-vite';
import { SendIcon, TrashIcon } from '../icons/action-icons';
import { Button } from './Button';

const meta = { component: Button, args: { children: 'Zählerstand senden' } } satisfies Meta<
  typeof Button
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hauptsache: Story = { args: { variant: 'primary', icon: <SendIcon size={20} /> } };
export const Daneben: Story = { args: { children: 'QR-Code scannen' } };
export const Leise: Story = { args: { variant: 'quiet', size: 'small', children: 'Teilen' } };
export const Gefahr: Story = {
  args: { variant: 'danger', icon: <TrashIcon size={20} />, children: 'Zugang löschen' },
};
export const Unterwegs: Story = {
  args: { variant: 'primary', waiting: true, children: 'Wird gesendet' },
};
export const Gesperrt: Story = { args: { variant: 'quiet', blocked: true, children: 'Ändern' } };
export const NochNichtMoeglich: Story = { args: { variant: 'primary', disabled: true } };
export const Eingeschaltet: Story = { args: { 'aria-pressed': true, children: 'Licht' } };
export const LangUndBreit: Story = {
  args: { wide: true, children: 'Zählerstandserfassung ohne Zugangsdaten fortsetzen' },
};
