import { useMemo } from 'react';
import { type Job, type NotesById, notesOf } from '@ablesbar/domain';
import { usePortal } from '../base/portal';
import { useAppSelector } from '../base/store';
import { selectNotes } from './own-notes.slice';

/** The notes of this job; none while the utility does not want them. */
export function useNotes(job: Job): NotesById {
  const { config } = usePortal().application;
  const all = useAppSelector(selectNotes);
  return useMemo(() => notesOf(all, [job], config), [all, job, config]);
}
