import type { Meta } from '@storybook/react-vite';
import { aPortal } from '../../testing/a-portal';
import { press, sees } from '../../testing/user-actions';

const meta = { title: 'Portal/QR-Code', tags: ['screen'] } satisfies Meta;
export default meta;

/** Opens the scanner over the login, on a device with this camera. */
const scanner = (camera: () => Promise<MediaStream>, shows: string) =>
  aPortal({
    at: '/',
    shows: 'Zählerstand melden',
    async then() {
      navigator.mediaDevices.getUserMedia = camera;
      await press('QR-Code scannen');
      await sees(shows);
    },
  });

const failing = (name: string) => () => Promise.reject(new DOMException('', name));

/** A still picture, so that the story looks the same each time. */
function greyPicture(): Promise<MediaStream> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Nothing can be drawn here.');
  context.fillStyle = '#5a625d';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return Promise.resolve(canvas.captureStream());
}

export const WirdGestartet = scanner(() => new Promise(() => undefined), 'Kamera wird gestartet');
export const Laeuft = scanner(greyPicture, 'Kamera läuft. Es wird nichts gespeichert.');
export const Gesperrt = scanner(failing('NotAllowedError'), 'Die Kamera ist gesperrt');
export const OhneKamera = scanner(failing('NotFoundError'), 'Keine Kamera gefunden');
export const NichtZuOeffnen = scanner(
  failing('NotReadableError'),
  'Die Kamera lässt sich nicht öffnen',
);
