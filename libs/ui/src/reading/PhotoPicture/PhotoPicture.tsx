import { useCallback } from 'react';
import type { ScaledPhoto } from '../photo-scaling/scaled-photo';

export interface PhotoPictureProps {
  readonly photo: ScaledPhoto;
  readonly alt: string;
  readonly className: string;
}

/** Shows a photo that is only in memory. Its address is revoked when the picture is removed. */
export function PhotoPicture({ photo, alt, className }: PhotoPictureProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(new Blob([photo.data], { type: photo.mimeType }));
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [photo],
  );
  return <img ref={show} alt={alt} className={className} decoding="async" draggable={false} />;
}
