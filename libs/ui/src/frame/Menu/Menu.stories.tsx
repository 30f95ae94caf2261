import type { Meta, StoryObj } from '@storybook/react-vite';
import { plainLink } from '../render-link';
import { Menu } from './Menu';

const meta = {
  component: Menu,
  parameters: { layout: 'fullscreen' },
  args: {
    items: [
      { id: 'home', label: 'Start', href: '#', current: false },
      { id: 'reading', label: 'Ablesung', href: '#', current: true },
    ],
    language: { name: 'English', onSwitch: () => undefined },
    account: { name: 'Hausverwaltung Nord', onLogOut: () => undefined },
    renderLink: plainLink,
    onClose: () => undefined,
  },
} satisfies Meta<typeof Menu>;
export default meta;

export const AmTelefon: StoryObj<typeof meta> = {};
