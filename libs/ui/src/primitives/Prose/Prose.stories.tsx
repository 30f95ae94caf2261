import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './Prose';

const meta = {
  component: Prose,
  args: {
    children: (
      <>
        <h2>So lesen Sie ab</h2>
        <p>Der Zähler misst Kubikmeter.</p>
        <ol>
          <li>Öffnen Sie die Klappe.</li>
          <li>Wischen Sie das Glas trocken.</li>
        </ol>
        <ul>
          <li>Schwarze Ziffern sind ganze Kubikmeter.</li>
          <li>Rote Ziffern sind Nachkommastellen.</li>
        </ul>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Anleitung: Story = {};
