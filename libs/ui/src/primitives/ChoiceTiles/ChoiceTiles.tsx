import { memo, useId, type ReactNode } from 'react';
import { CheckIcon } from '../icons/progress-icons';
import * as css from './ChoiceTiles.css';

export interface ChoiceTile {
  readonly value: string;
  /** One word. For longer answers use a RadioList. */
  readonly label: string;
  readonly icon: ReactNode;
}

export interface ChoiceTilesProps {
  readonly legend: string;
  readonly tiles: readonly ChoiceTile[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
}

/** Radio buttons as tiles, each with its icon. */
export function ChoiceTiles({ legend, tiles, value, onChange }: ChoiceTilesProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.tiles}>
        {tiles.map((tile) => (
          <Tile
            key={tile.value}
            tile={tile}
            name={name}
            isChosen={tile.value === value}
            onChoose={onChange}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface TileProps {
  readonly tile: ChoiceTile;
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: (value: string) => void;
}

/** Memoised: another choice changes only two tiles, and the other icons need not be rendered again. */
const Tile = memo(function Tile({ tile, name, isChosen, onChoose }: TileProps) {
  return (
    <label className={css.tile}>
      <input
        type="radio"
        className={css.input}
        name={name}
        value={tile.value}
        checked={isChosen}
        onChange={() => onChoose(tile.value)}
      />
      {tile.icon}
      <span className={css.word}>{tile.label}</span>
      <span className={css.tick}>
        <CheckIcon size={16} />
      </span>
    </label>
  );
});
