import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { FormActions } from './FormActions';

const meta = {
  component: FormActions,
  args: {
    back: <Button>Zurück</Button>,
    forward: <Button variant="primary">Weiter zum Stand</Button>,
  },
} satisfies Meta<typeof FormActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ZurueckUndWeiter: Story = {};
