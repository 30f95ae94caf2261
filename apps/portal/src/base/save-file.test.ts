import { saveFile } from './save-file';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a file is saved under its name, and its address stays until the browser has read it', () => {
  const file = new Blob(['{}'], { type: 'application/json' });
  const saved: string[] = [];
  const revoked: string[] = [];
  const made: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`,
    revokeObjectURL: (address: string) => revoked.push(address),
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.download} from ${this.href}`);
  });
  saveFile(file, 'readings.json');
  expect(made).toEqual([file]);
  expect(saved).toEqual(['readings.json from blob:1']);
  expect(revoked).toEqual([]);
  jest.runAllTimers();
  expect(revoked).toEqual(['blob:1']);
});
