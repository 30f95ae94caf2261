import { Button, CopyIcon, DownloadIcon, Expandable } from '@ablesbar/ui';
import { saveFile } from '../save-file';
import * as css from './Designer.css';
import type { DesignerWords } from './designer-words';

export interface GivenTextProps {
  readonly name: string;
  readonly text: string;
  /** A file for the server can be saved; lines for a page can only be copied. */
  readonly isFile: boolean;
  readonly words: DesignerWords;
  /** Called with what became of the copy. */
  readonly onCopied: (said: string) => void;
}

/** A text that a utility takes away. */
export function GivenText({ name, text, isFile, words, onCopied }: GivenTextProps) {
  const copy = async () => {
    const copied = navigator.clipboard.writeText(text).then(() => true);
    onCopied((await copied.catch(() => false)) ? words.copied(name) : words.notCopied);
  };
  const lines = (
    <pre className={css.lines} tabIndex={0} role="region" aria-label={name}>
      {text}
    </pre>
  );
  return (
    <div className={css.file}>
      <h3>{name}</h3>
      <div className={css.fileActions}>
        {isFile && (
          <Button
            icon={<DownloadIcon size={20} />}
            aria-label={`${words.save}: ${name}`}
            onClick={() => saveFile(name, text)}
          >
            {words.save}
          </Button>
        )}
        <Button
          icon={<CopyIcon size={20} />}
          aria-label={`${words.copy}: ${name}`}
          onClick={() => void copy()}
        >
          {words.copy}
        </Button>
      </div>
      {isFile ? <Expandable summary={words.show(name)}>{lines}</Expandable> : lines}
    </div>
  );
}
