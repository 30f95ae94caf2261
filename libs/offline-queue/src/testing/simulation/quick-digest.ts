/**
 * Replaces SHA-256, which threads compute in an unpredictable order. With this replacement a seed
 * always gives the same run. Returns a function that restores the real digest.
 */
export function quickDigest(): () => void {
  const { subtle } = crypto;
  const real = subtle.digest.bind(subtle);
  subtle.digest = async (_algorithm, data) => {
    const bytes = new Uint8Array(data instanceof ArrayBuffer ? data : data.buffer);
    const sum = bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), 0x811c9dc5);
    return new Uint32Array([sum, bytes.length]).buffer;
  };
  return () => {
    subtle.digest = real;
  };
}
