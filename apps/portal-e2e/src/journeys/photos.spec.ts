import type { Page } from '@playwright/test';
import type { PhotoFile } from '../screens/photo-fields';
import { expectAccessible } from '../world/accessibility';
import { inspectPicture, SECRET, takePhonePhoto } from '../world/phone-photo';
import { takePhotos } from '../world/photos';
import { expect, test } from '../world/test';

interface Body {
  readonly results: readonly {
    readonly readingImages: readonly { readonly encodedImage: string; readonly mimeType: string }[];
  }[];
}

/** Drops or pastes a file as a mouse or a clipboard would. */
function hand(page: Page, how: 'drop' | 'paste', file: PhotoFile): Promise<void> {
  return page.getByRole('group', { name: /^Fotos/ }).evaluate(
    (group, { kind, bytes, name, type }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], name, { type }));
      const to = { bubbles: true, cancelable: true };
      group.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...to, dataTransfer: data })
          : new ClipboardEvent('paste', { ...to, clipboardData: data }),
      );
    },
    { kind: how, bytes: [...file.buffer], name: file.name, type: file.mimeType },
  );
}

test.beforeEach(async ({ openAs, jobScreen }) => {
  await openAs('demo-kunde', '/ablesung/kunde-gas');
  await expect(jobScreen.sendButton).toBeVisible();
});

test("the portal sends a phone's photo upright, small and without its metadata", async ({
  page,
  jobScreen,
}) => {
  const photo = await takePhonePhoto(page);
  expect(photo.buffer.includes(SECRET)).toBe(true);
  await jobScreen.addPhotos([photo]);
  await expect(jobScreen.photos).toHaveCount(1);
  const sending = page.waitForRequest('**/meterRateTask/result');
  await jobScreen.send('Verbrauch', '13210', '45');
  const { results } = (await sending).postDataJSON() as Body;
  const [sent] = results[0]?.readingImages ?? [];
  if (sent === undefined) throw new Error('No photo was sent.');
  expect(sent.mimeType).toBe('image/jpeg');
  const bytes = Buffer.from(sent.encodedImage, 'base64');
  expect(bytes.includes('Exif')).toBe(false);
  expect(bytes.includes(SECRET)).toBe(false);
  const { width, height, above, below } = await inspectPicture(page, sent.encodedImage);
  expect({ width, height }).toEqual({ width: 1200, height: 1600 });
  expect(above[0], 'red is above').toBeGreaterThan(200);
  expect(below[2], 'and blue below').toBeGreaterThan(200);
});

test('a person drops and pastes photos, and a file that is no picture removes none of them', async ({
  page,
  jobScreen,
}) => {
  const [first, second] = await takePhotos(page, 2);
  if (first === undefined || second === undefined) throw new Error('There are no photos.');
  await jobScreen.openLine('Fotos');
  await hand(page, 'drop', first);
  await expect(jobScreen.photos).toHaveCount(1);
  await hand(page, 'paste', second);
  await expect(jobScreen.photos).toHaveCount(2);

  const text = { name: 'notiz.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('kein Bild') };
  await jobScreen.addPhotos([text]);
  await expect(page.getByText(/^notiz\.jpg /)).toBeVisible();
  await expect(jobScreen.photos).toHaveCount(2);
  await expectAccessible(page);
});
