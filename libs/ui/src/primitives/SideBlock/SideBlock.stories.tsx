import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { SideBlock } from './SideBlock';

const meta = {
  component: SideBlock,
  args: {
    title: 'Post mit PIN bekommen?',
    children: (
      <>
        <p>Dann sind Ihre Zähler schon hinterlegt.</p>
        <Button size="small">Mit PIN anmelden</Button>
      </>
    ),
  },
} satisfies Meta<typeof SideBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MitKnopf: Story = {};
