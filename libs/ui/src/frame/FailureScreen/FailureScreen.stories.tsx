import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorScreen, UnavailableScreen } from './FailureScreen';

const meta = { parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Schiefgegangen: Story = {
  render: () => <ErrorScreen onReload={() => undefined} />,
};
export const NichtErreichbar: Story = {
  render: () => (
    <UnavailableScreen onRetry={() => undefined} contact={<p>Telefon 0341 000 00-20</p>} />
  ),
};
