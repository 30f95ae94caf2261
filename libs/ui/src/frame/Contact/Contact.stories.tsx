import type { Meta, StoryObj } from '@storybook/react-vite';
import { Contact } from './Contact';

const meta = {
  component: Contact,
  parameters: { layout: 'fullscreen' },
  args: {
    contacts: [
      {
        language: 'de',
        path: '/',
        text: '**Kundendienst**\n\nTelefon 0341 000 00-20, montags bis freitags von 8 bis 18 Uhr',
      },
    ],
    route: '/',
    defaultLanguage: 'de',
    place: 'band',
  },
} satisfies Meta<typeof Contact>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UeberDerFusszeile: Story = {};
export const ImDialog: Story = { args: { place: 'inside' } };
