import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorScreen } from './ErrorScreen';

const meta = {
  component: ErrorScreen,
  parameters: { layout: 'fullscreen' },
  args: { onReload: () => undefined },
} satisfies Meta<typeof ErrorScreen>;
export default meta;

export const Schiefgegangen: StoryObj<typeof meta> = {};
