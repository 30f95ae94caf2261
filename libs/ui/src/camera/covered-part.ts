export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Which part of a video's picture lies under an element. The video fills its own box and is cut at the
 * edges (`object-fit: cover`), so screen and picture differ in scale and origin.
 */
export function coveredPart(
  element: Box,
  video: Box,
  picture: { readonly width: number; readonly height: number },
): Box {
  const scale = Math.max(video.width / picture.width, video.height / picture.height);
  const cutLeft = (picture.width * scale - video.width) / 2;
  const cutTop = (picture.height * scale - video.height) / 2;
  return {
    left: (element.left - video.left + cutLeft) / scale,
    top: (element.top - video.top + cutTop) / scale,
    width: element.width / scale,
    height: element.height / scale,
  };
}
