// What a browser may never answer is asked in few places, and each of them has a limit.
import { filesBelow, isProductCode, textOf } from './sources.mjs';

const QUEUE = 'libs/offline-queue/src';
const SCALING = 'libs/ui/src/reading/photo-scaling';
const SCAN = 'apps/portal/src/session/scan';

/**
 * Each part of the browser, and the files that may ask it. A new file belongs into this list, with a
 * limit for its wait.
 */
const HOMES = [
  {
    part: 'databases',
    asks: /\bindexedDB\.|\bfactory\.open\(/,
    homes: [
      // Their callers wait 3 s (create-database.ts, move-earlier.ts).
      `${QUEUE}/storage/connect.ts`,
      `${QUEUE}/storage/move-earlier.ts`,
      'libs/api-client/src/session/auth-database.ts',
    ],
  },
  {
    part: 'transactions',
    asks: /\.oncomplete = /,
    homes: ['libs/api-client/src/session/auth-database.ts', `${QUEUE}/storage/transaction.ts`],
  },
  {
    part: 'locks',
    asks: /\bmanager\.request\(/,
    homes: ['libs/api-client/src/session/locks.ts', `${QUEUE}/outbox/create-locks.ts`],
  },
  {
    part: 'workers',
    asks: /\bnew Worker\(/,
    homes: [
      // Nobody waits for digits: the user can type.
      'apps/anonymous-wizard/src/steps/ReadingStep/start-digit-reader.ts',
      'apps/portal/src/reading/start-digit-reader.ts',
      // Nor for the code on a label.
      'apps/anonymous-wizard/src/steps/MeterStep/label-codes.ts',
      'apps/portal/src/base/label-codes.ts',
      `${SCAN}/login-codes.ts`,
      'apps/portal/src/sharing/SheetImport/SheetImport.tsx',
      'apps/portal/src/sharing/export/ExportButton.tsx',
      `${SCALING}/scale-photo.ts`,
    ],
  },
  { part: 'the camera', asks: /\.getUserMedia\(/, homes: ['libs/ui/src/camera/camera.ts'] },
  {
    part: 'pictures',
    asks: /\bcreateImageBitmap\(|\.decode\(\)|\bconvertToBlob\(|\.toBlob\(/,
    homes: [
      // The print waits 2 s for them.
      'apps/anonymous-wizard/src/element/print-slip.ts',
      // Nobody waits for it: the receipt counts without its pictures.
      'apps/portal/src/receipt/thumbnail.ts',
      'libs/ui/src/camera/codes/read-photo.ts',
      // create-photo-scaler.ts gives them 30 s.
      `${SCALING}/decode-picture.ts`,
      `${SCALING}/prepare-photo.ts`,
    ],
  },
  { part: 'checksums', asks: /\bcrypto\.subtle\b/, homes: [`${QUEUE}/outbox/photo-proof.ts`] },
  {
    part: 'the clipboard',
    asks: /\bnavigator\.clipboard\b/,
    homes: ['apps/portal/src/sharing/Access/AccessDialog.tsx'],
  },
  {
    part: 'ports of the browser',
    asks: /\bnavigator\.(storage|locks)\b|\bnew BroadcastChannel\(|(?<![.\w])fetch\(input/,
    homes: ['apps/anonymous-wizard/src/app/ports.ts', 'apps/portal/src/base/ports.ts'],
  },
  {
    part: 'the service worker',
    asks: /\bnavigator\.serviceWorker\b/,
    homes: ['apps/portal/src/app/after-start.ts'],
  },
];

const sources = ['apps/portal/src', 'apps/anonymous-wizard/src', 'libs']
  .flatMap((folder) => filesBelow(folder))
  .filter(isProductCode)
  // Without comments.
  .map((path) => ({ path, text: textOf(path).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '') }));

test.each(HOMES)('no other file asks for $part', ({ asks, homes }) => {
  const asking = sources.filter(({ text }) => asks.test(text)).map(({ path }) => path);
  expect(asking.sort()).toEqual([...homes].sort());
});
