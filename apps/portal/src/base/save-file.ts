/** Gives the browser a file that was made on this device, as a download. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers save nothing if the URL is revoked at once; by the next task they have read it.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
