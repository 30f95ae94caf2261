import { applicationFromWire } from '@ablesbar/api-client';
import { keepSurroundings, readSurroundings } from './kept-surroundings';

const application = applicationFromWire({ applicationId: 'swm', name: 'SW' });
const read = (text: string | null) =>
  readSurroundings({ getItem: async (key) => (key === 'surroundings' ? text : null) });

test.each([
  { says: 'its colour', text: { application, themeColor: '#0a5' }, themeColor: '#0a5' },
  { says: 'no colour', text: { application, themeColor: null }, themeColor: null },
  { says: 'no colour, stored by an old build', text: { application }, themeColor: null },
  { says: 'half a colour', text: { application, themeColor: 3 }, themeColor: null },
])('the application is read with $says', async ({ text, themeColor }) => {
  expect(await read(JSON.stringify(text))).toEqual({ application, themeColor });
});

test.each([
  { says: 'nothing', text: null },
  { says: 'half a text', text: '{"application":' },
  { says: 'no object', text: '3' },
  { says: 'something else', text: '{"themeColor":"#0a5"}' },
  { says: 'an application without its id', text: '{"application":{"name":"SW"}}' },
])('no application is read from $says', async ({ text }) => {
  expect(await read(text)).toBeNull();
});

test('the stored surroundings can be read back', async () => {
  if (application === null) throw new Error('No application.');
  let text = '';
  const setItem = async (key: string, value: string) => void (text = `${key} ${value}`);
  await keepSurroundings({ setItem }, { application, themeColor: '#0a5' });
  expect(text.startsWith('surroundings ')).toBe(true);
  expect(await read(text.replace('surroundings ', ''))).toEqual({
    application,
    themeColor: '#0a5',
  });
});
