import { Link } from 'react-router';
import { featuresOf, type Job } from '@ablesbar/domain';
import { useTexts } from '@ablesbar/ui';
import { evaluationPath } from '../base/paths';
import { usePortal } from '../base/portal';

/** Leads to the notes of a meter, also of one that the list of the evaluation leaves out. */
export function NoteLink({ job }: { job: Job }) {
  const { t } = useTexts();
  const { config } = usePortal().application;
  if (!config.features.evaluationEnabled || !featuresOf(job, config).ownNotesAllowed) return null;
  return (
    <p>
      <Link to={evaluationPath(job.id)}>{t('note_link')}</Link>
    </p>
  );
}
