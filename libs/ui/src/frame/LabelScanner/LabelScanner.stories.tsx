import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from '../../primitives/Notice/Notice';
import { LabelScanner } from './LabelScanner';

const seen = (camera: () => Promise<MediaStream>) => () => {
  navigator.mediaDevices.getUserMedia = camera;
};

const failing = (name: string) => seen(() => Promise.reject(new DOMException('', name)));

/** A still picture, so that the story looks the same each time. */
function drawnLabel(): Promise<MediaStream> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Nothing can be drawn here.');
  const draw = (colour: string, ...[x, y, width, height]: [number, number, number, number]) => {
    context.fillStyle = colour;
    context.fillRect(x, y, width, height);
  };
  draw('#5a625d', 0, 0, 640, 480);
  draw('#eef1ef', 120, 150, 400, 180);
  for (let n = 0; n < 60; n += 1) draw('#0b0e0c', 150 + n * 5.6, 180, 1 + ((n * 7) % 4), 100);
  return Promise.resolve(canvas.captureStream());
}

const meta = {
  component: LabelScanner,
  args: {
    isResting: false,
    codes: {
      formats: ['code_128'],
      frameSize: 1280,
      // Never answers: a story shows the camera, and nothing is read in it.
      startWorker: () => new Worker(URL.createObjectURL(new Blob())),
    },
    after: () => () => undefined,
    onCodes: () => undefined,
    onAnew: () => undefined,
    onClose: () => undefined,
    children: null,
  },
  beforeEach: seen(drawnLabel),
} satisfies Meta<typeof LabelScanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Laeuft: Story = {};
export const WirdGestartet: Story = { beforeEach: seen(() => new Promise(() => undefined)) };
export const Gesperrt: Story = { beforeEach: failing('NotAllowedError') };
export const NichtZuOeffnen: Story = { beforeEach: failing('NotReadableError') };
export const KeineKamera: Story = { beforeEach: failing('NotFoundError') };
export const FremderCode: Story = {
  args: {
    children: (
      <Notice tone="warning" title="In diesem Code steht keine Zählernummer">
        Manche Zähler haben mehrere Codes. Versuchen Sie es mit einem anderen.
      </Notice>
    ),
  },
};
