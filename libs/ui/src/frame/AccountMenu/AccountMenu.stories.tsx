import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountMenu } from './AccountMenu';

const meta = {
  component: AccountMenu,
  args: { name: 'Hausverwaltung Nord', onLogOut: () => undefined },
} satisfies Meta<typeof AccountMenu>;
export default meta;

export const Angemeldet: StoryObj<typeof meta> = {};
