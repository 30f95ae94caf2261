import { FieldGrid } from '../../primitives/FieldGrid/FieldGrid';
import { TextField } from '../../primitives/TextField/TextField';
import { useTexts } from '../../texts/use-texts';

export interface HandoverNamesProps {
  readonly from: string;
  readonly to: string;
  readonly onFrom: (name: string) => void;
  readonly onTo: (name: string) => void;
}

/** The names for a `HandoverSheet`. Its owner keeps them in memory alone: they are nobody else's. */
export function HandoverNames({ from, to, onFrom, onTo }: HandoverNamesProps) {
  const { t } = useTexts();
  const fields = [
    { id: 'handover_from_label', value: from, onChange: onFrom },
    { id: 'handover_to_label', value: to, onChange: onTo },
  ] as const;
  return (
    <FieldGrid
      fields={fields.map(({ id, ...field }) => ({
        id,
        span: 3,
        field: <TextField label={t(id)} {...field} capitals="words" autoComplete="off" />,
      }))}
    />
  );
}
