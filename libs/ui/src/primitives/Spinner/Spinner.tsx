import * as css from './Spinner.css';

/** Three turning drums of a counter show that a task is running. The text beside them names the task. */
export function Spinner() {
  return (
    <span className={css.drums} aria-hidden="true">
      <i className={css.drum} />
      <i className={css.drum} />
      <i className={css.drum} />
    </span>
  );
}
