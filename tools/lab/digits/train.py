"""Trains the reader of digits from drawn fields and writes its weights.

    python3 train.py --out FOLDER [--count 300000] [--rounds 12] [--seed 29]
"""

import argparse
import glob
import hashlib
import multiprocessing
import os
import sys
import time

os.environ.setdefault('OMP_NUM_THREADS', '1')
os.environ.setdefault('OPENBLAS_NUM_THREADS', '1')
DRAW = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'draw')
sys.path.append(DRAW)

import numpy as np
import torch
import torch.nn.functional as F

from export import choose_confidence, write
from fields import draw_fields
from glyphs import OTHER_FONTS, atlas
from network import Network, normal
from report import write_report

CHUNK = 500
CHECKED = 8_000
PROCESSES = int(os.environ.get('PROCESSES', 2))
OTHERS = {'fonts': OTHER_FONTS, 'engravings': 12, 'displays': 12, 'matrices': 4}
shapes = {}


def chunk(seed):
    torch.set_num_threads(1)
    pictures, labels = draw_fields(CHUNK, seed, shapes)
    return pictures.numpy(), labels.numpy()


def draw(count, seed, fonts):
    """Two processes draw; each chunk has a seed of its own, so their order changes nothing."""
    shapes.update({name: torch.from_numpy(fields) for name, fields in atlas(seed, **fonts).items()})
    seeds = range(seed * 1_000_000, seed * 1_000_000 + count // CHUNK)
    with multiprocessing.Pool(PROCESSES) as pool:
        drawn = pool.map(chunk, seeds, chunksize=2)
    return (np.concatenate(part) for part in zip(*drawn))


def drawn_before(path, count, seed, fonts):
    """What a run drew is kept, so that the training can be tried again without drawing."""
    if not os.path.exists(path):
        pictures, labels = draw(count, seed, fonts)
        np.savez(path, pictures=pictures, labels=labels)
    kept = np.load(path)
    return torch.from_numpy(kept['pictures']), torch.from_numpy(kept['labels'])


def drawing():
    """A short name of the code that draws: what other code has drawn is not used again."""
    code = b''.join(open(path, 'rb').read() for path in sorted(glob.glob(os.path.join(DRAW, '*.py'))))
    return hashlib.sha256(code).hexdigest()[:8]


def moved(pictures, generator):
    """The same drawing again, a little elsewhere and sometimes in the negative."""
    padded = F.pad(pictures.float()[:, None], (1, 1, 1, 1), mode='replicate')[:, 0]
    down, right = (int(n) for n in torch.randint(0, 3, (2,), generator=generator))
    same = padded[:, down:down + 32, right:right + 20]
    negative = torch.rand(len(same), 1, 1, generator=generator) < 0.3
    return torch.where(negative, 255 - same, same)


def guesses(network, pictures):
    network.eval()
    with torch.no_grad():
        return torch.cat([F.softmax(network(normal(part.float())), 1) for part in pictures.split(500)])


def train(pictures, labels, rounds, seed):
    torch.manual_seed(seed)
    generator = torch.Generator().manual_seed(seed)
    network, started, batch = Network().to(memory_format=torch.channels_last), time.time(), 128
    steps = rounds * (len(labels) // batch)
    optimizer = torch.optim.AdamW(network.parameters(), 1e-3, weight_decay=0.02)
    rate = torch.optim.lr_scheduler.OneCycleLR(optimizer, 4e-3, total_steps=steps, pct_start=0.15)
    for number in range(rounds):
        network.train()
        loss_sum = 0.0
        order = torch.randperm(len(labels), generator=generator)
        for at in range(0, len(order) - batch + 1, batch):
            some = order[at:at + batch]
            fields = normal(moved(pictures[some], generator)).contiguous(memory_format=torch.channels_last)
            found = network(fields)
            loss = F.cross_entropy(found, labels[some], label_smoothing=0.03)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            rate.step()
            loss_sum += float(loss.detach()) * batch / len(order)
        print(f'round {number + 1}: loss {loss_sum:.3f}, {time.time() - started:.0f} s', flush=True)
    return network


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--out', required=True)
    arguments.add_argument('--count', type=int, default=300_000)
    arguments.add_argument('--rounds', type=int, default=12)
    arguments.add_argument('--seed', type=int, default=29)
    options = arguments.parse_args()
    os.makedirs(options.out, exist_ok=True)
    torch.set_num_threads(1)
    started = time.time()
    def place(name):
        return os.path.join(options.out, f'{name}-{options.count}-{options.seed}-{drawing()}.npz')

    pictures, labels = drawn_before(place('learned'), options.count, options.seed, {})
    print(f'drawn: {time.time() - started:.0f} s', flush=True)
    network = train(pictures, labels, options.rounds, options.seed)
    seen, truth = drawn_before(place('checked'), CHECKED, options.seed + 1, OTHERS)
    found = guesses(network, seen)
    confidence = choose_confidence(found.numpy(), truth.numpy())
    write(network, confidence, os.path.join(options.out, 'weights.json'))
    digits = truth < 10
    forced = (found[:, :10].argmax(1) == truth)[digits].float().mean()
    lines = [
        f'{options.count} drawn fields, {options.rounds} rounds, seed {options.seed}, {time.time() - started:.0f} s',
        f'digits right without refusing: {100 * forced:.2f} %',
        f'confidence: {confidence}',
    ]
    print('\n'.join(lines))
    report = os.path.join(options.out, 'report.html')
    write_report(report, lines, seen.numpy(), truth.numpy(), found.numpy())


if __name__ == '__main__':
    main()
