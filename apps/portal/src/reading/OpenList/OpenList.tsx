import type { MouseEvent } from 'react';
import { openPointText } from '@ablesbar/i18n';
import { useTexts } from '@ablesbar/ui';
import type { OpenPoint } from '@ablesbar/validation';
import { targetOf } from '../input-ids';
import * as css from './OpenList.css';

export interface OpenListProps {
  readonly id: string;
  readonly points: readonly OpenPoint[];
  readonly rateName: (taskId: string) => string;
}

/** Stands beside the disabled button and leads to every field that still holds it back. */
export function OpenList({ id, points, rateName }: OpenListProps) {
  const { t } = useTexts();
  if (points.length === 0) return null;
  return (
    <div className={css.box} id={id}>
      <p className={css.title}>{t('reading_open_title')}</p>
      <ul>
        {points.map((point) => {
          const rate = 'taskId' in point ? rateName(point.taskId) : '';
          const words = t(openPointText[point.code], { rate });
          const target = targetOf(point);
          return (
            <li
              key={'taskId' in point ? `${point.code}-${point.taskId}` : point.code}
              className={css.point}
            >
              {target === null ? (
                words
              ) : (
                <a className={css.link} href={`#${target}`} onClick={focusTarget}>
                  {words}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A fragment alone would scroll to the field and leave the cursor behind. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
