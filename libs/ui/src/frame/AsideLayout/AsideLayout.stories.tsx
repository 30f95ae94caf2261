import type { Meta, StoryObj } from '@storybook/react-vite';
import { SideBlock } from '../../primitives/SideBlock/SideBlock';
import { AsideLayout } from './AsideLayout';

const meta = {
  component: AsideLayout,
  args: {
    children: <h1>Zählerstand ohne Zugang melden</h1>,
    aside: <SideBlock title="Fragen?">0341 000 00-20</SideBlock>,
  },
} satisfies Meta<typeof AsideLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FormularUndHilfe: Story = {};
