import type { CalendarDay } from '@ablesbar/domain';
import type { FieldWords } from '../../primitives/Field/Field';

/** What both kinds of the field are given. */
export interface DateFieldProps {
  readonly words: FieldWords & { readonly inputId: string };
  readonly value: CalendarDay;
  readonly today: CalendarDay;
  readonly earliest: CalendarDay;
  readonly latest: CalendarDay;
  readonly onChange: (day: CalendarDay) => void;
}
