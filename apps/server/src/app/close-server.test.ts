import { stopInTime } from './close-server';

it.each([
  {
    says: 'a server whose database hangs',
    stop: () => new Promise<void>(() => undefined),
    lines: 1,
  },
  { says: 'a server that stops', stop: async () => undefined, lines: 0 },
])('ends $says, and says $lines lines', async ({ stop, lines }) => {
  const said: string[] = [];
  await stopInTime({ stop }, (line) => void said.push(line), 20);
  expect(said).toHaveLength(lines);
});
