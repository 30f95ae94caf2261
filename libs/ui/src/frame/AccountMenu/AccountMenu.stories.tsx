import type { Meta, StoryObj } from '@storybook/react-vite';
import { plainLink } from '../render-link';
import { AccountMenu } from './AccountMenu';

const meta = {
  component: AccountMenu,
  args: {
    accounts: {
      entries: [{ id: 'a-1', name: 'Hausverwaltung Nord' }],
      onRemove: () => undefined,
      onAdd: () => undefined,
      onLogOut: () => undefined,
    },
    renderLink: plainLink,
  },
} satisfies Meta<typeof AccountMenu>;
export default meta;

export const Angemeldet: StoryObj<typeof meta> = {};
