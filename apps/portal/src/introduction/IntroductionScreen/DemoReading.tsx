import { useMemo, useState } from 'react';
import { EMPTY_VALUE } from '@ablesbar/domain';
import { Button, useTexts } from '@ablesbar/ui';
import { DRAWN_VALUE, MeterDrawing } from '@ablesbar/ui/meter-drawing';
import { assessRate } from '@ablesbar/validation';
import { useToday } from '../../base/use-today';
import { RateEntry } from '../../reading';
import { demoSettings, demoTask } from './demo-meter';
import * as css from './IntroductionScreen.css';

/** A reading of a made-up meter, with the same field and the same rules as a real one. */
export function DemoReading() {
  const { t } = useTexts();
  const today = useToday();
  const [value, setValue] = useState(EMPTY_VALUE);
  const task = useMemo(() => demoTask(today), [today]);
  const assessment = useMemo(
    () => assessRate({ task, value, settings: demoSettings }),
    [task, value],
  );
  const name = t('introduction_try_label');
  const drawn = `${DRAWN_VALUE.integer},${DRAWN_VALUE.decimals}`;

  return (
    <div className={css.trial}>
      <MeterDrawing label={t('introduction_drawing_label', { value: drawn })} />
      <div>
        <RateEntry
          name={name}
          rate={{
            task,
            unit: 'kWh',
            value,
            day: today,
            settings: demoSettings,
            others: [],
            rateName: () => name,
          }}
          assessment={assessment}
          onChange={setValue}
          onConfirm={() => undefined}
        />
        <Button size="small" onClick={() => setValue(DRAWN_VALUE)}>
          {t('introduction_try_action')}
        </Button>
      </div>
    </div>
  );
}
