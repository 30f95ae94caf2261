import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToastRegion } from './ToastRegion';

const meta = {
  component: ToastRegion,
  parameters: { layout: 'fullscreen' },
  args: {
    onClose: () => undefined,
    toasts: [
      {
        id: '1',
        type: 'success',
        title: 'Senden erfolgreich',
        message: 'Die Ergebnisse wurden erfolgreich gesendet.',
      },
      {
        id: '2',
        type: 'error',
        title: 'Senden fehlgeschlagen',
        message:
          'Die Ergebnisse konnten nicht gesendet werden. Bitte versuchen Sie es später erneut.',
      },
    ],
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;

export const ZweiMeldungen: StoryObj<typeof meta> = {};
