/** Adds what jsdom's window lacks: media queries (neither wide nor dark) and object URLs. */
export function addMissingWindowApis(): void {
  const media = Object.assign(new EventTarget(), { matches: false, media: '' });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => media });
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
}
