"""The report of a training as one page: figures, who is mistaken for whom, and the worst fields."""

import base64
import io

import numpy as np
from PIL import Image

NAMES = [str(d) for d in range(10)] + [f'{d}|{(d + 1) % 10}' for d in range(10)] + ['–']

STYLE = """body{font:16px/1.5 system-ui;margin:2rem;max-width:70rem}table{border-collapse:collapse}
td,th{padding:.15rem .5rem;border:1px solid #ccc;text-align:right}td.right{background:#dfd}
td.wrong{background:#fcc}figure{display:inline-block;margin:.3rem;text-align:center}
img{width:60px;height:96px;image-rendering:pixelated}"""


def picture(field):
    data = io.BytesIO()
    Image.fromarray(field).save(data, 'png')
    return 'data:image/png;base64,' + base64.b64encode(data.getvalue()).decode()


def confusions(truth, best):
    counts = np.zeros((21, 21), int)
    np.add.at(counts, (truth, best), 1)
    head = ''.join(f'<th>{name}</th>' for name in NAMES)
    rows = []
    for row, name in enumerate(NAMES):
        cells = ''.join(
            f'<td class="{"right" if row == column else "wrong" if count else ""}">{count or ""}</td>'
            for column, count in enumerate(counts[row])
        )
        rows.append(f'<tr><th>{name}</th>{cells}</tr>')
    return f'<table><tr><th>is \\ read as</th>{head}</tr>{"".join(rows)}</table>'


def levels(truth, found):
    best, sure = found.argmax(1), found.max(1)
    digit = truth < 10
    rows = []
    for level in (0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95, 0.98):
        answered = (best < 10) & (sure >= level)
        shares = (answered[digit].mean(), (answered & (best != truth))[digit].mean(), answered[~digit].mean())
        rows.append(f'<tr><td>{level}</td>' + ''.join(f'<td>{100 * share:.2f} %</td>' for share in shares) + '</tr>')
    head = '<tr><th>confidence</th><th>digits answered</th><th>digits wrong</th><th>others answered</th></tr>'
    return f'<table>{head}{"".join(rows)}</table>'


def write_report(path, lines, pictures, truth, found):
    best, sure = found.argmax(1), found.max(1)
    wrong = np.flatnonzero(best != truth)
    worst = wrong[np.argsort(-sure[wrong])][:120]
    figures = ''.join(
        f'<figure><img alt="" src="{picture(pictures[at])}"><figcaption>{NAMES[truth[at]]} read as '
        f'{NAMES[best[at]]}<br>{sure[at]:.2f}</figcaption></figure>' for at in worst
    )
    page = f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>The reader of digits</title>
<style>{STYLE}</style><h1>The reader of digits</h1><p>{len(truth)} drawn fields with fonts that it did not learn from.</p>
<pre>{chr(10).join(lines)}</pre><h2>What each confidence gives</h2>{levels(truth, found)}
<h2>What is read as what</h2>{confusions(truth, best)}<h2>The surest mistakes</h2>{figures}</html>"""
    with open(path, 'w', encoding='utf-8') as out:
        out.write(page)
