import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { List } from 'react-window';
import { countsOf, foundIn, itemsOf } from './found-in.js';

function Row({ index, style, ariaAttributes, items }) {
  const item = items[index];
  return (
    <li style={style} {...ariaAttributes}>
      {item.kind === 'row' ? (
        <Card row={item.row} />
      ) : (
        <p className="title">
          <span>{item.title}</span>
          <span>{item.count}</span>
        </p>
      )}
    </li>
  );
}

function Card({ row: { id, number, lines, state } }) {
  return (
    <a className="card" href={`#${id}`}>
      <span className="cell">
        <svg viewBox="0 0 24 24" width="24" height="24">
          <path d="M13 2 5 14h6l-1 8 8-12h-6z" fill="none" stroke="currentColor" />
        </svg>
      </span>
      <span>
        <span className="head">
          <span className="number">{number}</span>
          <span className="state">{state}</span>
        </span>
        {lines.map((line, n) => (
          <span key={n} className="line">
            {line}
          </span>
        ))}
      </span>
    </a>
  );
}

const heightOf = (index, { items }) => items[index]?.height ?? 0;

function Page({ rows }) {
  const [query, setQuery] = useState('');
  const found = useMemo(() => foundIn(rows, query), [rows, query]);
  const items = useMemo(() => itemsOf(found), [found]);
  const counts = useMemo(() => countsOf(found), [found]);
  return (
    <div className="list">
      <input
        className="search"
        type="search"
        aria-label="Suche"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p className="chips">
        <button>
          Endet bald <span>{counts.soon}</span>
        </button>{' '}
        <button>
          Fertig <span>{counts.done}</span>
        </button>
      </p>
      <p className="found" role="status">
        {found.length} Zähler gefunden
      </p>
      <List
        tagName="ul"
        className="scroller"
        rowComponent={Row}
        rowCount={items.length}
        rowHeight={heightOf}
        rowProps={{ items }}
      />
    </div>
  );
}

const rows = await (await fetch('rows.json')).json();
createRoot(document.querySelector('#root')).render(<Page rows={rows} />);
