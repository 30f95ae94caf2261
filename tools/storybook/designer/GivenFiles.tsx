import { useState } from 'react';
import type { Design } from '@ablesbar/api-client/testing';
import { Button, CopyIcon, DownloadIcon, Expandable, Section } from '@ablesbar/ui';
import {
  applicationFile,
  type CheckedField,
  elementTag,
  isAllowed,
  manifestFile,
} from './design-files';
import { saveFile } from '../save-file';
import * as css from './Designer.css';
import type { DesignerWords } from './designer-words';

export interface GivenFilesProps {
  readonly design: Design;
  readonly words: DesignerWords;
  /** The demo's files, which the design changes. */
  readonly demo: { readonly application: object; readonly manifest: object };
}

const CHECKED: readonly CheckedField[] = ['name', 'host', 'site', 'colour'];

/** The files for the server, and what the utility's own page needs. */
export function GivenFiles({ design, words, demo }: GivenFilesProps) {
  const [said, setSaid] = useState('');
  const isRight = CHECKED.every((field) => isAllowed(field, design));
  const files = [
    { name: 'application.json', text: applicationFile(demo.application, design), isFile: true },
    { name: 'manifest.json', text: manifestFile(demo.manifest, design), isFile: true },
    { name: words.tag, text: elementTag(design), isFile: false },
  ];
  const copy = async (name: string, text: string) => {
    const copied = navigator.clipboard.writeText(text).then(() => true);
    setSaid((await copied.catch(() => false)) ? words.copied(name) : words.notCopied);
  };
  return (
    <Section title={words.files}>
      <p>{words.filesText}</p>
      <p role="status">{isRight ? said : words.repair}</p>
      {isRight &&
        files.map(({ name, text, isFile }) => (
          <div key={name} className={css.file}>
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
                onClick={() => void copy(name, text)}
              >
                {words.copy}
              </Button>
            </div>
            {isFile ? (
              <Expandable summary={words.show(name)}>
                <Lines {...{ name, text }} />
              </Expandable>
            ) : (
              <Lines {...{ name, text }} />
            )}
          </div>
        ))}
    </Section>
  );
}

function Lines({ name, text }: { name: string; text: string }) {
  return (
    <pre className={css.lines} tabIndex={0} role="region" aria-label={name}>
      {text}
    </pre>
  );
}
