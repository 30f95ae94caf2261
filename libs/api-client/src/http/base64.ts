// The stack limits the number of arguments of fromCharCode, and photos are larger.
const CHUNK = 0x8000;

export function base64Of(data: ArrayBuffer): string {
  const bytes = new Uint8Array(data);
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return btoa(binary);
}

/** Null if the text is not base64. */
export function bytesOf(base64: string): ArrayBuffer | null {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer;
  } catch {
    return null;
  }
}
