import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from './Tabs';

const meta = {
  component: Tabs,
  args: {
    label: 'Wie möchten Sie melden?',
    tabs: [
      { id: 'with', label: 'Mit Zugangsdaten', panel: <p>Benutzername und Passwort</p> },
      { id: 'without', label: 'Ohne Zugangsdaten', panel: <p>Zählernummer und Anschrift</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;

export const Anmelden: StoryObj<typeof meta> = {};
