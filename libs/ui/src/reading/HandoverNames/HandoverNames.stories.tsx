import type { Meta, StoryObj } from '@storybook/react-vite';
import { HandoverNames } from './HandoverNames';

const meta = {
  component: HandoverNames,
  args: {
    from: 'Hannelore Brandt',
    to: '',
    onFrom: () => undefined,
    onTo: () => undefined,
  },
} satisfies Meta<typeof HandoverNames>;
export default meta;

export const EinName: StoryObj<typeof meta> = {};
