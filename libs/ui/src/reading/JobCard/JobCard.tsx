import type { ReactNode } from 'react';
import type { MeterType } from '@ablesbar/domain';
import { PlusIcon } from '../../primitives/icons/frame-icons';
import { PendingIcon } from '../../primitives/icons/progress-icons';
import { DoneIcon, WarningIcon } from '../../primitives/icons/tone-icons';
import { FramedMediumIcon } from '../FramedMediumIcon/FramedMediumIcon';
import * as css from './JobCard.css';

export interface JobCardState {
  readonly kind: 'done' | 'queued' | 'soon' | 'plain';
  readonly text: string;
}

export interface JobCardProps {
  readonly meterType: MeterType;
  readonly number: string;
  readonly lines: readonly string[];
  readonly state: JobCardState | null;
}

/** A meter in a list. The app renders the link around it, with the class `jobCardClass`. */
export function JobCard({ meterType, number, lines, state }: JobCardProps) {
  const isDone = state?.kind === 'done';
  return (
    <>
      <FramedMediumIcon meterType={meterType} muted={isDone} />
      <span className={css.words}>
        <span className={css.head}>
          <span className={isDone ? `${css.number} ${css.done}` : css.number}>{number}</span>
          {state && <JobCardStateText state={state} />}
        </span>
        {lines.map((line, n) => (
          <span key={n} className={isDone ? `${css.line} ${css.done}` : css.line}>
            {line}
          </span>
        ))}
      </span>
    </>
  );
}

/** The state alone, for the head of the job's own screen. */
export function JobCardStateText({ state: { kind, text } }: { readonly state: JobCardState }) {
  const Sign = signs[kind];
  return (
    <span className={css.state[kind]}>
      {Sign && <Sign size={16} />}
      {text}
    </span>
  );
}

export const jobCardClass = css.card;

const signs = { done: DoneIcon, queued: PendingIcon, soon: WarningIcon, plain: null } as const;

/** An entry in a list of meters for a meter that is missing there. Its link has the class `jobCardClass`. */
export function UnlistedCard({ children }: { children: ReactNode }) {
  return (
    <>
      <span className={css.unlistedCell}>
        <PlusIcon />
      </span>
      <span className={css.unlistedWords}>{children}</span>
    </>
  );
}
