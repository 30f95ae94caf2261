/** A part of a photo. All lengths are shares of the photo's width, so they outlive its scaling. */
export interface PhotoPart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Another build may have kept something else. */
export function isPhotoPart(kept: unknown): kept is PhotoPart {
  if (typeof kept !== 'object' || kept === null) return false;
  const { left, top, width, height }: Partial<Record<string, unknown>> = { ...kept };
  return isLength(left) && isLength(top) && isSize(width) && isSize(height);
}

const isLength = (kept: unknown): kept is number =>
  typeof kept === 'number' && Number.isFinite(kept);
const isSize = (kept: unknown): boolean => isLength(kept) && kept > 0;
