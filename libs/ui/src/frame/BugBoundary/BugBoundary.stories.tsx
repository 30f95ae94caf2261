import type { Meta, StoryObj } from '@storybook/react-vite';
import { spyOn } from 'storybook/test';
import { ErrorScreen } from '../FailureScreen/FailureScreen';
import { BugBoundary } from './BugBoundary';

const meta = {
  title: 'Portal/Fehler im Programm',
  component: BugBoundary,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  // React rightly logs the error to the console; the story hides that.
  beforeEach() {
    const telling = spyOn(console, 'error').mockReturnValue(undefined);
    return () => telling.mockRestore();
  },
} satisfies Meta<typeof BugBoundary>;
export default meta;

function Broken(): never {
  throw new Error('A bug.');
}

export const Fehlerbild: StoryObj = {
  render: () => (
    <BugBoundary
      fallback={(onRetry) => (
        <>
          <ErrorScreen onReload={onRetry} />
          <aside>Telefon 03999 7700</aside>
        </>
      )}
    >
      <Broken />
    </BugBoundary>
  ),
};
