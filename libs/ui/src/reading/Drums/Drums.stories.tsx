import type { Meta, StoryObj } from '@storybook/react-vite';
import { cellHeight, cellWidth } from './Drums.css';
import { Drums } from './Drums';

const name = (variable: string) => variable.slice('var('.length, -1);

const meta = {
  component: Drums,
  args: { kind: 'whole', digits: '04821', length: 6 },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', [name(cellWidth)]: '40px', [name(cellHeight)]: '58px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Drums>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GanzeEinheiten: Story = {};
export const Nachkommastellen: Story = { args: { kind: 'decimal', digits: '4', length: 3 } };
export const Verdeckt: Story = { args: { kind: 'decimal', digits: '', length: 3, isMasked: true } };
export const Ungewoehnlich: Story = { args: { isDoubtful: true } };
