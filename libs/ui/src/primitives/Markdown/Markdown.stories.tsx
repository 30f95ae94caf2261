import type { Meta, StoryObj } from '@storybook/react-vite';
import { Markdown } from './Markdown';

const meta = {
  component: Markdown,
  args: {
    level: 3,
    missingPicture: 'Das Bild wird geladen, sobald die Verbindung wieder da ist.',
    text: '## Wasserzähler\n\n1. Öffnen Sie die Klappe.\n2. Die **schwarzen Ziffern** sind ganze Kubikmeter.\n\n[0341 000 00-20](tel:+493410000020)',
  },
} satisfies Meta<typeof Markdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Anleitung: Story = {};
