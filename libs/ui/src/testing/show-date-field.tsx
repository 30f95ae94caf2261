import { screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { aDay } from '@ablesbar/domain/testing';
import type { DateFieldProps } from '../reading/ReadingDateInput/ReadingDateInput';
import { aDateField } from './a-date-field';
import { renderWithTexts } from './with-texts';

/**
 * Renders a field in a form with yesterday chosen. Returns its input and the calls of `onChange`; `onSend` is
 * called when the form is sent.
 */
export async function showDateField(
  DateField: ComponentType<DateFieldProps>,
  onSend: () => void = () => undefined,
) {
  const onChange = jest.fn();
  function Chosen() {
    const [day, setDay] = useState(aDay('2026-11-20'));
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        <DateField
          {...aDateField}
          words={{ inputId: 'day', label: 'Ablesedatum' }}
          value={day}
          onChange={(chosen) => {
            onChange(chosen);
            setDay(chosen);
          }}
        />
      </form>
    );
  }
  await renderWithTexts(<Chosen />);
  return { onChange, input: screen.getByLabelText('Ablesedatum') };
}
