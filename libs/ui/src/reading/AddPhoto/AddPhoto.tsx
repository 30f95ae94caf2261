import { useRef, type ReactNode } from 'react';
import * as css from './AddPhoto.css';

export interface AddPhotoProps {
  readonly icon: ReactNode;
  readonly children: string;
  /** Opens the camera directly instead of the choice of files. */
  readonly isCamera?: boolean;
  readonly isFull: boolean;
  readonly isNeeded: boolean;
  readonly describedBy: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The empty tile after the photos. */
export function AddPhoto({ icon, children, isCamera = false, isFull, ...props }: AddPhotoProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <li className={isCamera ? css.camera : undefined}>
      <button
        type="button"
        className={props.isNeeded ? css.addNeeded : css.add}
        // Not `disabled`: a user who has just added the last photo would lose the focus.
        aria-disabled={isFull || undefined}
        aria-describedby={props.describedBy}
        onClick={() => {
          if (!isFull) input.current?.click();
        }}
      >
        {icon}
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        {...(isCamera ? { capture: 'environment' } : { multiple: true })}
        onChange={(event) => {
          const files = Array.from(event.target.files ?? []);
          // Otherwise the same file could not be chosen a second time.
          event.target.value = '';
          if (files.length > 0) props.onFiles(files);
        }}
      />
    </li>
  );
}
