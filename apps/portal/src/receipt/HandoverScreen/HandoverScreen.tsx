import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { mediumText } from '@ablesbar/i18n';
import {
  BackLink,
  Button,
  Checkbox,
  EmptyState,
  HandoverNames,
  Page,
  PrintIcon,
  ScreenTitle,
  Section,
  Select,
  useTexts,
} from '@ablesbar/ui';
import { HANDOVER_RECEIPT, RECEIPTS_PATH } from '../../base/paths';
import { renderLink } from '../../base/PortalLink';
import { useWorkplace } from '../../base/workplace';
import { addressOf, type HandoverPlace, handoverPlaces, whereOf } from '../handover-places';
import type { Receipt } from '../receipt-of';
import { useReceiptMeter } from '../use-receipt-meter';
import { useReceipts } from '../use-receipts';
import { useWaitingReceipts } from '../use-waiting-receipts';
import { PlaceSheet } from './PlaceSheet';
import * as css from './HandoverScreen.css';

/** A flat has fewer meters. Of a house with more, the user chooses those of a flat. */
const MOST_OF_A_FLAT = 10;
/** Older readings belong to another occasion, such as last year's bill. */
const ONE_OCCASION_MS = 60 * 24 * 3_600_000;

/** One sheet with all meters of a flat or house, to print and to sign. */
export function HandoverScreen() {
  const { t } = useTexts();
  const { receipts } = useWorkplace();
  const { addressTextOf } = useReceiptMeter();
  const sent = useReceipts();
  const waiting = useWaitingReceipts();
  const [search, setSearch] = useSearchParams();
  useEffect(() => void receipts.restore().catch(() => undefined), [receipts]);
  const known = [...waiting, ...sent];
  const places = handoverPlaces(known);
  const from = known.find(({ id }) => id === search.get(HANDOVER_RECEIPT));
  const place = places.find(({ address }) => from && address === addressOf(from)) ?? places[0];
  return (
    <Page>
      <div className={css.screen}>
        <div className={css.aside}>
          <BackLink href={RECEIPTS_PATH} renderLink={renderLink} />
          <ScreenTitle>{t('handover_title')}</ScreenTitle>
          <p className={css.lead}>{t('handover_lead_text')}</p>
        </div>
        {places.length > 1 && place && (
          <div className={css.aside}>
            <Select
              label={t('handover_place_label')}
              value={place.receipts[0]?.id ?? ''}
              options={places.map(({ receipts: found }) => ({
                value: found[0]?.id ?? '',
                label: addressTextOf(found),
              }))}
              onChange={(id) => setSearch({ [HANDOVER_RECEIPT]: id }, { replace: true })}
            />
          </div>
        )}
        {place ? (
          <Chosen key={place.address} place={place} />
        ) : (
          <EmptyState
            title={t('handover_empty_title')}
            action={<Link to={RECEIPTS_PATH}>{t('receipt_all_link')}</Link>}
          >
            {t('handover_empty_text')}
          </EmptyState>
        )}
      </div>
    </Page>
  );
}

/** The names are only here, in memory: a name of the other party is nothing to keep. */
function Chosen({ place }: { place: HandoverPlace }) {
  const { t } = useTexts();
  const [isLeftOut, setIsLeftOut] = useState(() => leftOutAtFirst(place));
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const chosen = place.receipts.filter(({ id }) => isLeftOut[id] !== true);
  return (
    <>
      <div className={css.aside}>
        <Section
          title={t('handover_meters_title')}
          aside={
            chosen.length < place.receipts.length && (
              <Button size="small" onClick={() => setIsLeftOut({})}>
                {t('handover_all_action')}
              </Button>
            )
          }
        >
          {place.receipts.map((receipt) => (
            <MeterChoice
              key={receipt.id}
              receipt={receipt}
              isChosen={chosen.includes(receipt)}
              onChange={(isChosen) => setIsLeftOut({ ...isLeftOut, [receipt.id]: !isChosen })}
            />
          ))}
        </Section>
      </div>
      <div className={css.aside}>
        <Section title={t('handover_names_title')}>
          <p className={css.hint}>{t('handover_name_hint')}</p>
          <HandoverNames from={from} to={to} onFrom={setFrom} onTo={setTo} />
        </Section>
      </div>
      {chosen.length === 0 ? (
        <p role="status">{t('handover_choose_text')}</p>
      ) : (
        <>
          <PlaceSheet receipts={chosen} from={from} to={to} />
          <div className={css.aside}>
            <Button variant="primary" icon={<PrintIcon size={20} />} onClick={() => window.print()}>
              {t('receipt_print_action')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

function MeterChoice(props: {
  readonly receipt: Receipt;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}) {
  const { t } = useTexts();
  const { numberOf } = useReceiptMeter();
  const { receipt, isChosen, onChange } = props;
  const medium = receipt.customMeterType ?? t(mediumText[receipt.meterType]);
  return (
    <Checkbox
      label={`${medium} ${numberOf(receipt)}`}
      hint={whereOf(receipt)}
      checked={isChosen}
      onChange={onChange}
    />
  );
}

function leftOutAtFirst({ receipts }: HandoverPlace): Readonly<Record<string, boolean>> {
  const newest = Math.max(...receipts.map(({ capturedAt }) => capturedAt));
  const isLeftOut = ({ capturedAt }: Receipt) =>
    receipts.length > MOST_OF_A_FLAT || newest - capturedAt > ONE_OCCASION_MS;
  return Object.fromEntries(receipts.map((receipt) => [receipt.id, isLeftOut(receipt)]));
}
