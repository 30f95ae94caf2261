import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { List } from 'react-window';
import { foundIn } from './found-in.js';

function Row({ index, style, ariaAttributes, found }) {
  const { id, number, lines, state } = found[index];
  return (
    <li style={style} {...ariaAttributes}>
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
          {lines.map((line) => (
            <span key={line} className="line">
              {line}
            </span>
          ))}
        </span>
      </a>
    </li>
  );
}

function Page({ rows }) {
  const [query, setQuery] = useState('');
  const found = useMemo(() => foundIn(rows, query), [rows, query]);
  return (
    <div className="list">
      <input
        className="search"
        type="search"
        aria-label="Suche"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p className="found" role="status">
        {found.length} Zähler gefunden
      </p>
      <List
        tagName="ul"
        className="scroller"
        rowComponent={Row}
        rowCount={found.length}
        rowHeight={89}
        rowProps={{ found }}
      />
    </div>
  );
}

const rows = await (await fetch('rows.json')).json();
createRoot(document.querySelector('#root')).render(<Page rows={rows} />);
