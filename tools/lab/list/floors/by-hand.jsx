import { foundIn } from './found-in.js';

const HEIGHT = 89;
const OVERSCAN = 3;
const ROW = `<a class="card"><span class="cell"><svg viewBox="0 0 24 24" width="24" height="24"><path d="M13 2 5 14h6l-1 8 8-12h-6z" fill="none" stroke="currentColor"/></svg></span><span><span class="head"><span class="number"></span><span class="state"></span></span><span class="line"></span><span class="line"></span></span></a>`;

document.querySelector('#root').innerHTML = `<div class="list">
  <input class="search" type="search" aria-label="Suche" />
  <p class="found" role="status"></p>
  <div class="scroller"><ul></ul></div>
</div>`;
const [input, status, scroller, list] = ['input', 'p', '.scroller', 'ul'].map((selector) =>
  document.querySelector(selector),
);
const pool = [];
let found = [];

function rowAt(place) {
  pool[place] ??= (() => {
    const row = document.createElement('li');
    row.className = 'row';
    row.innerHTML = ROW;
    list.append(row);
    const parts = ['a', '.number', '.state'].map((selector) => row.querySelector(selector));
    return { row, parts, lines: [...row.querySelectorAll('.line')], shown: null };
  })();
  return pool[place];
}

/** Reuses the same few elements and fills them with the rows in sight. */
function draw() {
  const first = Math.max(0, Math.floor(scroller.scrollTop / HEIGHT) - OVERSCAN);
  const after = Math.min(
    found.length,
    Math.ceil((scroller.scrollTop + scroller.clientHeight) / HEIGHT) + OVERSCAN,
  );
  for (let place = 0; place < Math.max(pool.length, after - first); place += 1) {
    const slot = rowAt(place);
    const item = first + place < after ? found[first + place] : null;
    slot.row.hidden = item === null;
    if (item === null) continue;
    slot.row.style.transform = `translateY(${(first + place) * HEIGHT}px)`;
    if (slot.shown === item) continue;
    slot.shown = item;
    const [link, number, state] = slot.parts;
    link.href = `#${item.id}`;
    number.textContent = item.number;
    state.textContent = item.state;
    slot.lines.forEach((line, index) => (line.textContent = item.lines[index]));
  }
}

const rows = await (await fetch('rows.json')).json();

function search() {
  found = foundIn(rows, input.value);
  status.textContent = `${found.length} Zähler gefunden`;
  list.style.height = `${found.length * HEIGHT}px`;
  draw();
}

input.addEventListener('input', search);
scroller.addEventListener('scroll', draw);
search();
