import type { CalendarDay } from '@ablesbar/domain';
import type { FieldWords } from '../../primitives/Field/Field';

/** The props of both kinds of date field. */
export interface DateFieldProps {
  readonly words: FieldWords & { readonly inputId: string };
  readonly value: CalendarDay;
  readonly today: CalendarDay;
  readonly earliest: CalendarDay;
  readonly latest: CalendarDay;
  readonly onChange: (day: CalendarDay) => void;
}
