import { screen, userEvent, within } from 'storybook/test';

type Name = string | RegExp;

/**
 * Waits for the element, and clicks it. The bar contains some buttons twice, of which only one is
 * visible.
 */
export async function press(name: Name, role: 'button' | 'link' | 'tab' = 'button'): Promise<void> {
  const found = await screen.findAllByRole(role, { name });
  const [first] = found.filter((one) => one.checkVisibility());
  if (first === undefined) throw new Error(`${String(name)} is not to be seen.`);
  await userEvent.click(first);
}

export const sees = (text: Name) => screen.findAllByText(text);

export async function fill(label: Name, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Types a value: whole units, then decimals. */
export async function enter(rate: string, integer: string, decimals = ''): Promise<void> {
  const counter = await screen.findByRole('group', { name: rate });
  const [whole, rest] = within(counter).getAllByRole('textbox');
  if (whole !== undefined) await userEvent.type(whole, integer);
  if (rest !== undefined && decimals !== '') await userEvent.type(rest, decimals);
}

/**
 * Uses the album's field, which comes after the camera's. One by one, because small photos would
 * overtake larger ones.
 */
export async function addPhotos(count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1) {
    const album = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].at(-1);
    if (album === undefined) throw new Error('There is no field for photos.');
    await userEvent.upload(album, await drawnPhoto(n));
    await screen.findByRole('button', { name: `Foto ${n} entfernen` });
  }
}

async function drawnPhoto(n: number): Promise<File> {
  const canvas = new OffscreenCanvas(1200, 900);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Nothing can be drawn here.');
  const draw = (
    colour: string,
    ...[x, y, width, height]: readonly [number, number, number, number]
  ) => {
    context.fillStyle = colour;
    context.fillRect(x, y, width, height);
  };
  draw('#5a625d', 0, 0, 1200, 900);
  draw('#c9cfca', 60, 140, 1080, 640);
  draw('#0b0e0c', 140, 320, 920, 230);
  context.fillStyle = '#eef1ef';
  context.font = '160px sans-serif';
  context.fillText(`0${13_210 + n}`, 340, 490);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new File([blob], `IMG_20${41 + n}.png`, { type: 'image/png' });
}

/** Closes the dialog that is shown when the portal starts without a connection. */
export const closeOfflineDialog = () => press('Weiter ablesen');
