const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 136 102">' +
  '<rect width="136" height="102" fill="#5a625d"/><rect x="4" y="14" width="128" height="76" rx="6" fill="#c9cfca"/>' +
  '<rect x="12" y="34" width="112" height="26" fill="#0b0e0c"/>' +
  '<text x="68" y="54" font-size="20" fill="#eef1ef" font-family="sans-serif" text-anchor="middle" letter-spacing="5">048213</text>' +
  '</svg>';

/** A drawn photo of a meter, for stories and tests. `id` distinguishes several photos. */
export function aPhoto(id: number) {
  // Spaces after the drawing give the file a realistic size and do not change the picture.
  const bytes = new TextEncoder().encode(DRAWING.padEnd(180_000 + id * 12_400, ' '));
  return { id: `photo-${id}`, mimeType: 'image/svg+xml', data: bytes.buffer };
}
