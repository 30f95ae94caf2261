import { useRef, type ReactNode } from 'react';
import { Button, type ButtonLook } from '../Button/Button';

export interface FileButtonProps extends ButtonLook {
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  /** As in a file input: 'image/*'. */
  readonly accept: string;
  readonly onChoose: (file: File) => void;
}

/** A button with which the user chooses one file. */
export function FileButton({ accept, onChoose, children, ...look }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Otherwise the same file could not be chosen a second time.
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
