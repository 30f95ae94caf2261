/** What jsdom's window lacks: it is neither wide nor dark, and draws no picture. */
export function plainWindow(): void {
  const media = Object.assign(new EventTarget(), { matches: false, media: '' });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => media });
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
}
