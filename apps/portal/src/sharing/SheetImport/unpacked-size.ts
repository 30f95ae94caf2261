const END_MARK = 0x06054b50;
const ENTRY_MARK = 0x02014b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const ENTRY_LENGTH = 46;

/**
 * The total unpacked size that a zip states for its files, without unpacking any; null if it is no
 * zip.
 */
export function unpackedSize(bytes: ArrayBuffer): number | null {
  const view = new DataView(bytes);
  const end = endOf(view);
  if (end === null) return null;
  let total = 0;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + ENTRY_LENGTH > bytes.byteLength || view.getUint32(at, true) !== ENTRY_MARK)
      return null;
    total += view.getUint32(at + 24, true);
    at +=
      ENTRY_LENGTH +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  return total;
}

/** The zip's directory is at the end; at most a comment follows it. */
function endOf(view: DataView): number | null {
  const last = view.byteLength - END_LENGTH;
  const first = Math.max(0, last - LONGEST_COMMENT);
  for (let at = last; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END_MARK) return at;
  }
  return null;
}
