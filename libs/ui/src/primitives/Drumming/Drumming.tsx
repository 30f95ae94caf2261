import * as css from './Drumming.css';

/** Three turning drums of a counter show that a task is running. The text beside them names the task. */
export function Drumming() {
  return (
    <span className={css.drums} aria-hidden="true">
      <i className={css.drum} />
      <i className={css.drum} />
      <i className={css.drum} />
    </span>
  );
}
