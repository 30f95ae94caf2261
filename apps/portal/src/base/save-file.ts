/** Hands a file that was made on this device to the browser, as a download. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has read it by the next turn; some have not at once, and save nothing.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
