import type { Meta, StoryObj } from '@storybook/react-vite';
import { OpenList } from './OpenList';

const meta = {
  component: OpenList,
  args: {
    id: 'offen',
    title: 'Noch offen',
    entries: [
      { target: 'vorname', words: 'Geben Sie den Vornamen ein.' },
      { target: 'ort', words: 'Geben Sie den Ort ein.' },
    ],
  },
} satisfies Meta<typeof OpenList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ZweiFelder: Story = {};
export const OhneFeld: Story = {
  args: { entries: [{ target: null, words: 'Senden ist zurzeit nicht möglich.' }] },
};
export const InMehrerenZeilen: Story = {
  args: {
    entries: [
      { target: 'foto', words: 'Fügen Sie ein Foto hinzu, weil der Wert ungewöhnlich ist.' },
      { target: 'ort', words: 'Geben Sie den Ort ein.' },
      { target: 'hinweis', words: 'Schreiben Sie einen Hinweis, denn der Wert ist ungewöhnlich.' },
    ],
  },
  decorators: [
    (Show) => (
      <div style={{ width: '280px' }}>
        <Show />
      </div>
    ),
  ],
};
