import * as css from './Bones.css';

export interface BonesProps {
  /** What will come: rows of a list, or a screen with a title and its parts. */
  readonly shape: 'list' | 'screen';
}

/** Grey bars in the places of what is loading, so that nothing jumps when it comes. Words say it. */
export function Bones({ shape }: BonesProps) {
  return (
    <div className={css.bones} aria-hidden="true">
      {shape === 'list' ? [0, 1, 2].map((n) => <Row key={n} />) : <Screen />}
    </div>
  );
}

function Row() {
  return (
    <div className={css.row}>
      <span className={css.sign} />
      <span className={css.lines}>
        <span className={css.bar.long} />
        <span className={css.bar.short} />
      </span>
    </div>
  );
}

function Screen() {
  return (
    <>
      <Row />
      <span className={css.bar.title} />
      <span className={css.block} />
      <span className={css.bar.long} />
      <span className={css.bar.short} />
    </>
  );
}
