import { useState } from 'react';
import type { Design } from '@ablesbar/api-client/testing';
import { Button, Section } from '@ablesbar/ui';
import {
  applicationFile,
  type CheckedField,
  elementTag,
  type ElementVersion,
  fixedScript,
  isAllowed,
  manifestFile,
  versionAddress,
} from './design-files';
import * as css from './Designer.css';
import type { DesignerWords } from './designer-words';
import { GivenText } from './GivenText';

export interface GivenFilesProps {
  readonly design: Design;
  readonly words: DesignerWords;
  /** The demo's files, which the design changes. */
  readonly demo: { readonly application: object; readonly manifest: object };
  /** Null if the portal names none. */
  readonly askVersion: (host: string) => Promise<ElementVersion | null>;
}

const CHECKED: readonly CheckedField[] = ['name', 'host', 'site', 'colour'];

/** The files for the server, and what the utility's own page needs. */
export function GivenFiles({ design, words, demo, askVersion }: GivenFilesProps) {
  const [said, setSaid] = useState('');
  const isRight = CHECKED.every((field) => isAllowed(field, design));
  const files = [
    { name: 'application.json', text: applicationFile(demo.application, design), isFile: true },
    { name: 'manifest.json', text: manifestFile(demo.manifest, design), isFile: true },
    { name: words.tag, text: elementTag(design), isFile: false },
  ];
  return (
    <Section title={words.files}>
      <p>{words.filesText}</p>
      <p role="status">{isRight ? said : words.repair}</p>
      {isRight && (
        <>
          {files.map((file) => (
            <GivenText key={file.name} {...{ ...file, words }} onCopied={setSaid} />
          ))}
          {/* Another portal may be of another release. */}
          <FixedScript key={design.host} host={design.host} {...{ words, askVersion }} />
        </>
      )}
    </Section>
  );
}

interface FixedScriptProps extends Pick<GivenFilesProps, 'words' | 'askVersion'> {
  readonly host: string;
}

/** The script of one version, which only the portal itself knows. */
function FixedScript({ host, words, askVersion }: FixedScriptProps) {
  const [said, setSaid] = useState('');
  const [version, setVersion] = useState<ElementVersion | null>(null);
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    setSaid('');
    const answer = await askVersion(host);
    setAsking(false);
    setVersion(answer);
    setSaid(answer ? words.hasVersion : words.noVersion(versionAddress(host)));
  };
  return (
    <>
      <div className={css.file}>
        <p className={css.fileText}>{words.fixedText}</p>
        <div className={css.fileActions}>
          <Button waiting={isAsking} onClick={() => void ask()}>
            {words.askVersion}
          </Button>
        </div>
        <p role="status">{said}</p>
      </div>
      {version && (
        <GivenText
          name={words.fixed}
          text={fixedScript(host, version)}
          isFile={false}
          words={words}
          onCopied={setSaid}
        />
      )}
    </>
  );
}
