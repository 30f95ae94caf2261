"""Draws whole counters as a hand films them, and pictures without a meter, for measure-counters.mjs.

    python3 draw_counters.py FOLDER [SEED]

Writes fields.bin (pictures of fields, one after the other) and truth.json.
"""

import json
import os
import sys

os.environ.setdefault('OMP_NUM_THREADS', '1')
os.environ.setdefault('OPENBLAS_NUM_THREADS', '1')
sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'draw'))

import numpy as np
import torch

from camera import take
from dice import Dice
from display import draw_displays
from drum import draw_drums
from glyphs import OTHER_FONTS, atlas
from no_meter import no_meters

FRAMES = 5
FIELDS = 7
# A last drum so near to the next digit shows that digit, to a person too.
NEARLY = 0.13


def rolled(digits, roll):
    """How far each drum has turned: with its right neighbour while that goes from 9 to 0."""
    rolls = torch.zeros(digits.shape)
    rolls[:, -1] = roll
    for at in range(FIELDS - 2, -1, -1):
        rolls[:, at] = torch.where(digits[:, at + 1] == 9, rolls[:, at + 1], torch.zeros(()))
    return rolls


def film(count, kind, shapes, generator):
    """Counters of one kind: fields of frames of counters, and the values that count as right."""
    total = count * FRAMES * FIELDS
    frame = Dice(total, generator, each=FIELDS)
    meter = Dice(total, generator, each=FIELDS * FRAMES, hand=frame)
    digits = torch.randint(10, (count, FIELDS), generator=generator)
    nines = torch.rand(count, generator=generator) < 0.2
    digits[nines, -2:] = 9
    roll = torch.rand(count, generator=generator) * (torch.rand(count, generator=generator) < 0.6)
    shown = digits[:, None].expand(-1, FRAMES, -1).reshape(-1)
    if kind == 'drum':
        rolls = rolled(digits, roll)[:, None].expand(-1, FRAMES, -1).reshape(-1, 1, 1)
        scene = draw_drums(meter, shapes, shown, rolls + frame.normal(0.01), (-1, 0, 1, 2))
    else:
        roll = torch.zeros(count)
        scene = draw_displays(meter, shapes[kind], shown)
    values = (digits * 10 ** torch.arange(FIELDS - 1, -1, -1)).sum(1)
    right = [
        [value] + [(value + 1) % 10**FIELDS] * (turned > 1 - NEARLY)
        for value, turned in zip(values.tolist(), roll.tolist())
    ]
    return take(frame, scene, 0.9).numpy(), right


def main():
    folder, seed = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 7
    torch.set_num_threads(1)
    generator = torch.Generator().manual_seed(seed)
    others = atlas(seed, OTHER_FONTS, engravings=15, displays=25, matrices=6)
    shapes = {name: torch.from_numpy(fields) for name, fields in others.items()}
    pictures, truth = [], []
    for kind, batches in (('drum', 130), ('segments', 55), ('dots', 15)):
        for _ in range(batches):
            fields, right = film(10, kind, shapes, generator)
            pictures.append(fields)
            truth += [{'kind': kind, 'right': values} for values in right]
    for kind, fields in no_meters(200, FRAMES, FIELDS, np.random.default_rng(seed)):
        pictures.append(fields)
        truth.append({'kind': kind, 'right': []})
    np.concatenate(pictures).tofile(os.path.join(folder, 'fields.bin'))
    with open(os.path.join(folder, 'truth.json'), 'w', encoding='utf-8') as out:
        json.dump({'frames': FRAMES, 'fields': FIELDS, 'counters': truth}, out)


if __name__ == '__main__':
    main()
