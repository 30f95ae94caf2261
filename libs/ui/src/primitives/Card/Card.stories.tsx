import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Card } from './Card';

const meta = {
  component: Card,
  args: {
    title: 'Ablesungen',
    children: (
      <>
        <p>17 von 41 fertig</p>
        <Button variant="primary">Ablesungen öffnen</Button>
      </>
    ),
  },
} satisfies Meta<typeof Card>;
export default meta;

export const Ablesungen: StoryObj<typeof meta> = {};
