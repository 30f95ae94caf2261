import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Job } from '@ablesbar/domain';
import { meterName, withDots } from '@ablesbar/i18n';
import { Button, DownIcon, IconButton, useTexts } from '@ablesbar/ui';
import type { RoundState } from '../use-round';
import { placeInHouse } from './place-in-house';
import * as css from './RoundScreen.css';

interface RoundOrderProps {
  readonly round: RoundState;
  readonly onDone: () => void;
  /** The round goes on at this meter. */
  readonly onGoTo: (job: Job) => void;
}

/** The meters of the house in the order of the round, to change it and to jump. */
export function RoundOrder({ round, onDone, onGoTo }: RoundOrderProps) {
  const { t } = useTexts();
  const { walk } = round;
  const title = useRef<HTMLHeadingElement>(null);
  const done = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const left = new Set(round.cards);
  // The button that was pressed has gone.
  useEffect(() => title.current?.focus(), []);

  const move = (at: number, steps: 1 | -1) => {
    const job = walk[at];
    if (job === undefined || walk[at + steps] === undefined) return;
    const others = walk.filter((one) => one !== job);
    const button = document.activeElement;
    flushSync(() => {
      round.order(others.toSpliced(at + steps, 0, job));
      const place = at + steps + 1;
      setSaid(
        t('round_order_moved_text', {
          ...{ number: meterName(job.meter, t), place, total: walk.length },
        }),
      );
    });
    // The browser drops the focus of a button whose row it moves.
    if (button instanceof HTMLElement && list.current?.contains(button)) button.focus();
  };
  const reverse = () => {
    const reversed = walk.toReversed();
    round.order(reversed);
    const [first] = reversed;
    setSaid(t('round_order_reversed_text', { number: first ? meterName(first.meter, t) : '' }));
  };
  const reset = () => {
    round.order([]);
    setSaid(t('round_order_sorted_text'));
    // This button goes away.
    done.current?.querySelector('button')?.focus();
  };
  return (
    <section className={css.order} aria-label={t('round_order_title')}>
      <h2 ref={title} tabIndex={-1}>
        {t('round_order_title')}
      </h2>
      <p className={css.soft}>{t('round_order_hint')}</p>
      <div ref={done} className={css.actions}>
        <Button variant="primary" onClick={onDone}>
          {t('round_order_done_action')}
        </Button>
        <Button onClick={reverse}>{t('round_order_reverse_action')}</Button>
        {round.hasOwnOrder && (
          <Button variant="quiet" onClick={reset}>
            {t('round_order_reset_action')}
          </Button>
        )}
      </div>
      <p role="status" className={css.said}>
        {said}
      </p>
      <ol ref={list} className={css.list}>
        {walk.map((job, at) => (
          <li key={job.id} className={css.row}>
            <Row job={job} isLeft={left.has(job)} />
            {left.has(job) && (
              <Button
                variant="quiet"
                size="small"
                aria-label={`${t('round_order_here_action')}: ${meterName(job.meter, t)}`}
                onClick={() => onGoTo(job)}
              >
                {t('round_order_here_action')}
              </Button>
            )}
            <span className={css.moves}>
              <span className={css.up}>
                <IconButton
                  label={t('round_order_up_action', { number: meterName(job.meter, t) })}
                  icon={<DownIcon />}
                  aria-disabled={at === 0}
                  onClick={() => move(at, -1)}
                />
              </span>
              <IconButton
                label={t('round_order_down_action', { number: meterName(job.meter, t) })}
                icon={<DownIcon />}
                aria-disabled={at === walk.length - 1}
                onClick={() => move(at, 1)}
              />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Row({ job, isLeft }: { readonly job: Job; readonly isLeft: boolean }) {
  const { t } = useTexts();
  return (
    <span className={isLeft ? css.words : css.doneWords}>
      <span className={css.rowPlace}>{placeInHouse(job, t)}</span>
      <span className={css.soft}>
        {withDots([meterName(job.meter, t), ...(isLeft ? [] : [t('jobs_group_done')])])}
      </span>
    </span>
  );
}
