import type { Meta, StoryObj } from '@storybook/react-vite';
import { RowCounter } from './RowCounter';

const meta = {
  component: RowCounter,
  args: {
    'aria-label': 'Zählerstand in Kubikmetern',
    text: '12408,71',
    value: { integer: '12408', decimals: '71' },
    digits: { preDecimals: 5, postDecimals: 3 },
    onChange: () => undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ width: '240px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RowCounter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gefuellt: Story = {};
export const Leer: Story = { args: { text: '', value: { integer: '', decimals: '' } } };
export const Ungewoehnlich: Story = { args: { isDoubtful: true } };
export const NichtAnnehmbar: Story = { args: { isWrong: true } };
/** The drums stay under the caret. */
export const BeimTippen: Story = {
  args: { text: '12408,7', value: { integer: '12408', decimals: '7' } },
  play: ({ canvas }) => canvas.getByRole('textbox').focus(),
};
