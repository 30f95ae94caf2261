import type { Meta, StoryObj } from '@storybook/react-vite';
import { TorchIcon } from '../../primitives/icons/camera-icons';
import { CameraSwitch } from './CameraSwitch';

const meta = {
  component: CameraSwitch,
  args: { children: 'Licht', icon: <TorchIcon size={20} />, turn: async () => undefined },
} satisfies Meta<typeof CameraSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Licht: Story = {};
