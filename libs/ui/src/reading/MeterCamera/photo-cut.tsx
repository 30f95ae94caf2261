import { PhotoPicture } from '../PhotoPicture/PhotoPicture';
import type { ScaledPhoto } from '../photo-scaling/scaled-photo';
import * as css from './photo-strip.css';

/** The counter on a photo of the camera. It is cut by the browser, so a draft keeps no second picture. */
export function PhotoCut({ photo, alt }: { readonly photo: ScaledPhoto; readonly alt: string }) {
  const { counter } = photo;
  if (counter === undefined) return null;
  const { left, top, width, height } = counter;
  return (
    <div className={css.picture} style={{ aspectRatio: `${width} / ${height}` }}>
      <span
        className={css.cut}
        style={{
          width: `${100 / width}%`,
          left: `${(-100 * left) / width}%`,
          top: `${(-100 * top) / height}%`,
        }}
      >
        <PhotoPicture photo={photo} alt={alt} className={css.whole} />
      </span>
    </div>
  );
}
