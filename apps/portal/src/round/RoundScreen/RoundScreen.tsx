import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useParams } from 'react-router';
import { type Job, jobsOfBuilding } from '@ablesbar/domain';
import { meterName } from '@ablesbar/i18n';
import { BackLink, Button, Page, ProgressScale, ScreenTitle, useTexts } from '@ablesbar/ui';
import { afterFirstScreen } from '../../base/after-first-screen';
import { keepLabelReader } from '../../base/label-codes';
import { JOBS_PATH } from '../../base/paths';
import { renderLink } from '../../base/PortalLink';
import { usePortal } from '../../base/portal';
import { useIsPrinting } from '../../base/printing';
import { MeterScan, MissingJob, useJobs } from '../../job';
import { useIsShown, valueInputId } from '../../reading';
import { useRound } from '../use-round';
import { RoundCard, SaidCard } from './RoundCard';
import { RoundEnd } from './RoundEnd';
import { RoundOrder } from './RoundOrder';
import { RoundPaper } from './RoundPaper';
import * as css from './RoundScreen.css';

/** The meters of one house, one card after the other, for a person who walks from meter to meter. */
export function RoundScreen() {
  const { jobId } = useParams();
  const { jobs } = useJobs();
  const start = jobs.find(({ id }) => id === jobId);
  return (
    <Page>
      <div className={css.back}>
        <BackLink href={JOBS_PATH} renderLink={renderLink} />
      </div>
      {start ? <HouseRound start={start} jobs={jobs} /> : <MissingJob />}
    </Page>
  );
}

function HouseRound({ start, jobs }: { readonly start: Job; readonly jobs: readonly Job[] }) {
  const { t } = useTexts();
  // The order belongs to one account, so the round stays within it.
  const house = useMemo(() => {
    const ofHouse = jobsOfBuilding(start, jobs).filter(({ login }) => login === start.login);
    return ofHouse.length > 0 ? ofHouse : [start];
  }, [start, jobs]);
  const isPrinting = useIsPrinting();
  const isWatched = useIsShown();
  const round = useRound(start, house, isWatched);
  const [isOrdering, setOrdering] = useState(false);
  const orderButton = useRef<HTMLDivElement>(null);
  const [card] = round.cards;
  const hasCard = card !== undefined;
  const { after } = usePortal().ports;
  // A round leads into cellars, where nothing can be loaded any more.
  useEffect(() => {
    if (hasCard) afterFirstScreen(() => void keepLabelReader(after));
  }, [hasCard, after]);
  const cards = new Set(round.cards);
  const answered = house.length - round.cards.length - round.refused.length;
  // On the way, the bar tells what is left; at the end, what was read.
  const done = card ? answered : answered - round.closed;
  const left = card
    ? t('round_left_text', { count: round.cards.length, total: house.length })
    : t('round_done_text', { count: done, total: house.length });
  const endOrdering = () => {
    flushSync(() => setOrdering(false));
    orderButton.current?.querySelector('button')?.focus();
  };
  const goTo = (job: Job) =>
    flushSync(() => {
      round.goTo(job);
      setOrdering(false);
    });
  const isOfHouse = (job: Job) => house.some(({ id }) => id === job.id);
  const scanned = {
    isOfHouse,
    whyNot(job: Job) {
      if (round.cards.some(({ id }) => id === job.id)) return null;
      const number = meterName(job.meter, t);
      return t(isOfHouse(job) ? 'round_scan_closed_title' : 'round_scan_other_title', { number });
    },
    goTo(job: Job) {
      goTo(job);
      // The shown card does not come anew, so it takes no focus by itself.
      const [task] = job.meter.meterRateTasks;
      if (job.id === card?.id) document.getElementById(valueInputId(task?.taskId ?? ''))?.focus();
    },
  };
  /** Whoever comes to a finished house has pressed no button that has gone. */
  const [hadCards] = useState(hasCard);
  const { street, houseNumber } = start.meter.meterAddress;
  return (
    <div className={css.screen}>
      <div className={css.head}>
        <ScreenTitle>{t('round_title')}</ScreenTitle>
        <p className={css.house}>{[street, houseNumber].filter(Boolean).join('\u00a0')}</p>
      </div>
      <div className={css.progress}>
        <span className={css.left}>{left}</span>
        <span className={css.scale}>
          <ProgressScale value={done} max={house.length} label={left} />
        </span>
        {card && (
          <span className={css.scan}>
            <MeterScan round={scanned} />
          </span>
        )}
      </div>
      <div role="status" className={css.saidCard}>
        {card && !isOrdering && (
          <SaidCard job={card} count={round.cards.length} total={house.length} />
        )}
      </div>
      {isPrinting && card && <RoundPaper jobs={round.walk.filter((job) => cards.has(job))} />}
      {isOrdering ? (
        <RoundOrder round={round} onDone={endOrdering} onGoTo={goTo} />
      ) : card ? (
        // Each meter gets a new card: nothing of the last one may stay in it.
        <RoundCard key={card.id} job={card} house={house} round={round} />
      ) : (
        <RoundEnd house={house} round={round} takesFocus={hadCards} />
      )}
      {!isOrdering && card && (
        <div ref={orderButton}>
          <Button variant="quiet" onClick={() => setOrdering(true)}>
            {t('round_order_action')}
          </Button>
        </div>
      )}
    </div>
  );
}
