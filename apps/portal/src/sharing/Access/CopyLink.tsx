import { useEffect, useId, useRef, useState } from 'react';
import { Button, CheckIcon, CopyIcon, useTexts } from '@ablesbar/ui';
import { usePortal } from '../../base/portal';
import * as css from './Access.css';

const CONFIRMED_MS = 2000;

export interface CopyLinkProps {
  readonly link: string;
  readonly isPrimary: boolean;
}

export function CopyLink({ link, isPrimary }: CopyLinkProps) {
  const { t } = useTexts();
  const { ports } = usePortal();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<'copied' | 'marked' | null>(null);

  useEffect(
    () => (said === 'copied' ? ports.after(CONFIRMED_MS, () => setSaid(null)) : undefined),
    [said, ports],
  );
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setSaid('copied');
    } catch {
      // Some browsers do not let a page copy; the text is then selected for the user to copy.
      field.current?.select();
      setSaid('marked');
    }
  };
  return (
    <div className={css.way}>
      <label className={css.label} htmlFor={id}>
        {t('management_link_label')}
      </label>
      <div className={css.beside}>
        <input
          ref={field}
          id={id}
          className={css.link}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <Button
          variant={isPrimary ? 'primary' : 'secondary'}
          icon={said === 'copied' ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
          onClick={() => void copy()}
        >
          {t(said === 'copied' ? 'management_link_copied' : 'management_link_action')}
        </Button>
      </div>
      <p className={css.hint} role="status">
        {said === 'copied' && t('management_link_copied_text')}
        {said === 'marked' && t('management_link_marked_text')}
      </p>
    </div>
  );
}
