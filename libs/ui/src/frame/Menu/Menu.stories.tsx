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
    accounts: {
      entries: [
        { id: 'a-1', name: 'Hausverwaltung Nord' },
        { id: 'a-2', name: 'D. Brandt', parentName: 'Hausverwaltung Nord' },
      ],
      onRemove: () => undefined,
      onAdd: () => undefined,
      onLogOut: () => undefined,
    },
    renderLink: plainLink,
    onClose: () => undefined,
  },
} satisfies Meta<typeof Menu>;
export default meta;

export const AmTelefon: StoryObj<typeof meta> = {};
