import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from './Notice';

const meta = {
  component: Notice,
  args: {
    tone: 'info',
    title: 'Sie senden vor dem Stichtag',
    children: 'Ihr Stand gilt für Montag, 30.11.2026.',
  },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const VorDemStichtag: Story = {};
export const Angekommen: Story = {
  args: { tone: 'success', title: 'Fertig', children: 'Der Stand ist angekommen.' },
};
export const FristEndet: Story = {
  args: { tone: 'warning', title: '3 Ablesungen enden in 4 Tagen' },
};
export const AnmeldungFehlgeschlagen: Story = {
  args: {
    tone: 'error',
    title: 'Anmeldung fehlgeschlagen',
    children: 'Bitte prüfen Sie Ihre Anmeldedaten.',
  },
};
