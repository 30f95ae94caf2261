import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataSheet } from './DataSheet';

const meta = {
  component: DataSheet,
  args: {
    items: [
      { label: 'Adresse', lines: ['Bürgermeister-Schröder-Straße 102a', '39999 Neuenbrück'] },
      { label: 'Lage', lines: ['2. OG links, Zählerschrank im Flur'] },
      { label: 'Kunde', lines: ['Aylin Demirtaş', '4471-0932'] },
      { label: 'Marktlokation', lines: ['50412099861'] },
    ],
  },
} satisfies Meta<typeof DataSheet>;
export default meta;

export const Zaehlerdaten: StoryObj<typeof meta> = {};
