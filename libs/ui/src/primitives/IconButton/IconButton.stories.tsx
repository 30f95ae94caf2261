import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloseIcon, EyeIcon } from '../icons/frame-icons';
import { IconButton } from './IconButton';

const meta = {
  component: IconButton,
  args: { label: 'Schließen', icon: <CloseIcon />, onClick: () => undefined },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Schliessen: Story = {};
export const NebenEinemFeld: Story = {
  args: { framed: true, label: 'Passwort anzeigen', icon: <EyeIcon /> },
};
