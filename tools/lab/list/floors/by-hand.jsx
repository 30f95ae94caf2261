import { countsOf, foundIn, itemsOf } from './found-in.js';

const OVERSCAN = 3;
const ROW = `<a class="card"><span class="cell"><svg viewBox="0 0 24 24" width="24" height="24"><path d="M13 2 5 14h6l-1 8 8-12h-6z" fill="none" stroke="currentColor"/></svg></span><span><span class="head"><span class="number"></span><span class="state"></span></span><span class="line"></span><span class="line"></span></span></a><p class="title"><span></span><span></span></p>`;

document.querySelector('#root').innerHTML = `<div class="list">
  <input class="search" type="search" aria-label="Suche" />
  <p class="chips"><button>Endet bald <span></span></button> <button>Fertig <span></span></button></p>
  <p class="found" role="status"></p>
  <div class="scroller"><ul></ul></div>
</div>`;
const [input, status, scroller, list] = ['input', '.found', '.scroller', 'ul'].map((selector) =>
  document.querySelector(selector),
);
const [soon, done] = document.querySelectorAll('.chips span');
const pool = [];
let items = [];
let tops = [0];

function rowAt(place) {
  pool[place] ??= (() => {
    const row = document.createElement('li');
    row.className = 'row';
    row.innerHTML = ROW;
    list.append(row);
    const parts = ['a', '.number', '.state', '.title'].map((one) => row.querySelector(one));
    return { row, parts, lines: [...row.querySelectorAll('.line')], shown: null };
  })();
  return pool[place];
}

function fill({ parts, lines }, { kind, title, count, row }) {
  const [link, number, state, head] = parts;
  link.hidden = kind !== 'row';
  head.hidden = kind === 'row';
  if (kind !== 'row') {
    head.firstChild.textContent = title;
    head.lastChild.textContent = String(count);
    return;
  }
  link.href = `#${row.id}`;
  number.textContent = row.number;
  state.textContent = row.state;
  lines.forEach((line, index) => (line.textContent = row.lines[index] ?? ''));
}

/** The last item that begins at this place or above it. */
function itemAt(top) {
  let low = 0;
  let high = items.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (tops[middle] <= top) low = middle;
    else high = middle;
  }
  return low;
}

/** Reuses the same few elements and fills them with the items in sight. */
function draw() {
  const first = Math.max(0, itemAt(scroller.scrollTop) - OVERSCAN);
  const last = itemAt(scroller.scrollTop + scroller.clientHeight) + OVERSCAN;
  const after = Math.min(items.length, last + 1);
  for (let place = 0; place < Math.max(pool.length, after - first); place += 1) {
    const slot = rowAt(place);
    const item = first + place < after ? items[first + place] : null;
    slot.row.hidden = item === null;
    if (item === null) continue;
    slot.row.style.transform = `translateY(${tops[first + place]}px)`;
    if (slot.shown === item) continue;
    slot.shown = item;
    fill(slot, item);
  }
}

const rows = await (await fetch('rows.json')).json();

function search() {
  const found = foundIn(rows, input.value);
  const counts = countsOf(found);
  items = itemsOf(found);
  tops = [0];
  for (const { height } of items) tops.push(tops.at(-1) + height);
  status.textContent = `${found.length} Zähler gefunden`;
  soon.textContent = String(counts.soon);
  done.textContent = String(counts.done);
  list.style.height = `${tops.at(-1)}px`;
  draw();
}

input.addEventListener('input', search);
scroller.addEventListener('scroll', draw);
search();
