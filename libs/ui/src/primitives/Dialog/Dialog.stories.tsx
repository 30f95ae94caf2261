import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Dialog } from './Dialog';

const meta = {
  component: Dialog,
  args: {
    open: true,
    title: '2 Zählerstände senden?',
    children: <p>Abgelesen am Sa., 21.11.2026.</p>,
    onClose: () => undefined,
    actions: (
      <>
        <Button>Zurück</Button>
        <Button variant="primary">Senden</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Senden: Story = {};
export const MitWarnung: Story = {
  args: {
    tone: 'warning',
    title: 'Mit Warnung senden?',
    children: <p>Ihr Versorger fragt vielleicht nach.</p>,
    actions: (
      <>
        <Button>Korrigieren</Button>
        <Button variant="primary">Trotzdem senden</Button>
      </>
    ),
  },
};
export const Loeschen: Story = {
  args: {
    tone: 'error',
    title: '2 Ablesungen verwerfen?',
    children: <p>Sie lassen sich nicht wiederherstellen.</p>,
    actions: (
      <>
        <Button>Behalten</Button>
        <Button variant="danger">Verwerfen</Button>
      </>
    ),
  },
};
