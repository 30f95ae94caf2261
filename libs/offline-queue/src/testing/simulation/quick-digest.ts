/**
 * SHA-256 is calculated by threads, and which of two ends first is nobody's to say: with this in its
 * place a seed always plays the same. Gives back what puts the real one back.
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
