import { useId } from 'react';
import { Button } from '../../primitives/Button/Button';
import { OfflineIcon, RefreshIcon } from '../../primitives/icons/action-icons';
import { PendingIcon } from '../../primitives/icons/progress-icons';
import { DoneIcon, WarningIcon } from '../../primitives/icons/tone-icons';
import { useKeptFocus } from '../../primitives/KeptFocus/use-kept-focus';
import { DrumNumber } from '../../reading/Drums/Drums';
import { useTexts } from '../../texts/use-texts';
import { plainLink, type RenderLink } from '../render-link';
import * as css from './QueuePanel.css';

export interface QueueEntry {
  readonly id: string;
  readonly meterNumber: string;
  /** One line each: medium and place; value, day and photos; time of entry. */
  readonly lines: readonly string[];
  /** Why the reading is not sent automatically; null while it only waits. */
  readonly reason: string | null;
  /** The page that shows the reading; null if there is none. */
  readonly href: string | null;
  /** The reading can go back into its form. */
  readonly isCorrectable: boolean;
}

export interface QueuePanelProps {
  /** What the connection is like; null while there is nothing to say. */
  readonly says: { readonly title: string; readonly text: string; readonly isGood: boolean } | null;
  readonly entries: readonly QueueEntry[];
  readonly isOpen: boolean;
  readonly isSending: boolean;
  /** The reading that is going back into its form just now. */
  readonly correcting?: string | null;
  readonly onToggle: () => void;
  readonly onSendAll: () => void;
  readonly onRetry: (id: string) => void;
  readonly onCorrect: (id: string) => void;
  readonly onDiscard: (id: string) => void;
  readonly onSave: () => void;
  readonly renderLink?: RenderLink;
}

/**
 * The one line above every screen: what the connection is like, and the readings that have not reached
 * the server yet, with their number and actions. Without either it is empty, and stays for screen
 * readers, which announce only changes within a region.
 */
export function QueuePanel(props: QueuePanelProps) {
  const { says, entries, isOpen, isSending, onToggle, onSendAll, onSave } = props;
  const { t } = useTexts();
  const titleId = useId();
  const listId = useId();
  const hasEntries = entries.length > 0;
  const isShown = hasEntries || says !== null;
  const keptFocus = useKeptFocus(entries.map(({ id }) => id));
  return (
    <section
      {...keptFocus}
      {...(isShown && { className: css.panel })}
      {...(hasEntries && { 'aria-labelledby': titleId })}
    >
      <div {...(isShown && { className: css.head })}>
        {isShown && <StateIcon says={says} />}
        {hasEntries && (
          <div className={css.title}>
            <h2 id={titleId} className={css.name}>
              {t('outbox_title')}
            </h2>
            <DrumNumber
              decimal={String(entries.length)}
              label={t('outbox_badge_label', { count: entries.length })}
            />
          </div>
        )}
        <div role="status" {...(says && { className: css.news })}>
          {says && (
            <>
              {/* The title has no point, so the sentence must not seem to go on from it. */}
              <p className={css.newsTitle}>{says.title}</p> <p>{says.text}</p>
            </>
          )}
        </div>
        {hasEntries && (
          <div className={css.buttons}>
            <Button
              size="small"
              icon={<RefreshIcon size={20} />}
              waiting={isSending}
              onClick={onSendAll}
            >
              {t('outbox_send_action')}
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-expanded={isOpen}
              aria-controls={listId}
              onClick={onToggle}
            >
              {t(isOpen ? 'outbox_hide_action' : 'outbox_show_action')}
            </Button>
          </div>
        )}
      </div>
      <div id={listId} hidden={!isOpen || !hasEntries}>
        {isOpen && hasEntries && (
          <>
            <ul className={css.rows}>
              {entries.map((entry) => (
                <QueueRow key={entry.id} {...props} entry={entry} />
              ))}
            </ul>
            <div className={css.foot}>
              <Button size="small" variant="quiet" onClick={onSave}>
                {t('outbox_save_action')}
              </Button>
            </div>
          </>
        )}
      </div>
    </section>
  );
}

/** Without news of the connection, readings wait for a server or a login. */
function StateIcon({ says }: Pick<QueuePanelProps, 'says'>) {
  if (says === null) return <PendingIcon />;
  return says.isGood ? <DoneIcon /> : <OfflineIcon />;
}

function QueueRow({
  entry: { id, meterNumber, lines, reason, href, isCorrectable },
  correcting,
  onRetry,
  onCorrect,
  onDiscard,
  renderLink = plainLink,
}: QueuePanelProps & { readonly entry: QueueEntry }) {
  const { t } = useTexts();
  const meterId = useId();
  return (
    <li className={css.row}>
      {reason === null ? <PendingIcon /> : <WarningIcon />}
      <div className={css.words} role="group" aria-labelledby={meterId}>
        <p id={meterId} className={css.meter}>
          {meterNumber}
        </p>
        {lines.map((line, n) => (
          <p key={n} className={css.about}>
            {line}
          </p>
        ))}
        {reason !== null && <p className={css.reason}>{reason}</p>}
        <div className={css.actions}>
          {href !== null &&
            renderLink({ href, className: css.link, children: t('outbox_view_action') })}
          <Button size="small" variant="plain" onClick={() => onRetry(id)}>
            {t('outbox_retry_action')}
          </Button>
          {isCorrectable && (
            <Button
              size="small"
              variant="plain"
              waiting={correcting === id}
              onClick={() => onCorrect(id)}
            >
              {t('outbox_correct_action')}
            </Button>
          )}
          <Button size="small" variant="plain" onClick={() => onDiscard(id)}>
            {t('outbox_discard_action')}
          </Button>
        </div>
      </div>
    </li>
  );
}
