import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOutButton } from './AccountRows';

const meta = {
  component: LogOutButton,
  args: { onLogOut: () => undefined },
} satisfies Meta<typeof LogOutButton>;
export default meta;

export const Abmelden: StoryObj<typeof meta> = {};
export const MitUngesendeten: StoryObj<typeof meta> = { args: { unsent: 3 } };
