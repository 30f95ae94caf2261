import * as css from './Drumming.css';

/** Three drums of a counter that turn: something is under way. The word for it stands beside. */
export function Drumming() {
  return (
    <span className={css.drums} aria-hidden="true">
      <i className={css.drum} />
      <i className={css.drum} />
      <i className={css.drum} />
    </span>
  );
}
