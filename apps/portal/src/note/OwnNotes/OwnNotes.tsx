import { Suspense, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type Job, notesOf } from '@ablesbar/domain';
import { Button, lazyWithFallback, Section, useTexts } from '@ablesbar/ui';
import { usePortal } from '../../base/portal';
import { useAppSelector } from '../../base/store';
import { selectNotes } from '../own-notes.slice';
import { NoteForm } from './NoteForm';
import * as css from './OwnNotes.css';

/** Without its code the notes are still in the history. */
const ExportButton = lazyWithFallback(
  async () => (await import('../../sharing/export/ExportButton')).ExportButton,
  () => null,
);

/** The note whose form is open: an id, or one that is not kept yet. Null: no form. */
export type OpenNote = { readonly id: string | null } | null;

export interface OwnNotesProps {
  readonly job: Job;
  /** All jobs of the person: one file has the notes of all of them. */
  readonly jobs: readonly Job[];
  readonly open: OpenNote;
  readonly onOpen: (note: OpenNote) => void;
}

/** Where a person notes a value for themselves, at any time. */
export function OwnNotes({ job, jobs, open, onOpen }: OwnNotesProps) {
  const { t } = useTexts();
  const { config } = usePortal().application;
  const all = useAppSelector(selectNotes);
  const notes = notesOf(all, jobs, config);
  const actions = useRef<HTMLDivElement>(null);
  const close = () => {
    flushSync(() => onOpen(null));
    // The form and the focus in it have gone.
    actions.current?.querySelector('button')?.focus();
  };
  const id = open?.id ?? null;
  const kept = id === null ? undefined : all[id];
  return (
    <Section title={t(kept ? 'note_edit_title' : 'note_title')}>
      <p className={css.text}>{t('note_text')}</p>
      {open ? (
        <NoteForm
          key={id}
          job={job}
          noted={id !== null && kept ? { id, note: kept } : null}
          onClose={close}
        />
      ) : (
        <div className={css.actions} ref={actions}>
          <Button onClick={() => onOpen({ id: null })}>{t('note_open_action')}</Button>
          {Object.keys(notes).length > 0 && (
            <Suspense fallback={null}>
              <ExportButton jobs={jobs} accountName={null} notes={notes} />
            </Suspense>
          )}
        </div>
      )}
    </Section>
  );
}
