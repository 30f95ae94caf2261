"""Pictures of single fields with what they show: 0-9, 10-19 between d and d+1, 20 nothing."""

import torch

from camera import take
from dice import Dice
from display import draw_displays
from drum import draw_drums
from nothing import draw_nothing

NOTHING = 20
# Of each hundred pictures: rested drums, turning drums, segments, dots, nothing.
SHARES = (40, 22, 20, 6, 12)


def draw_fields(count, seed, atlas):
    generator = torch.Generator().manual_seed(seed)
    sizes = [count * share // 100 for share in SHARES]
    sizes[0] += count - sum(sizes)
    rested, turning, segments, dots, nothing = (Dice(size, generator) for size in sizes)

    still = rested.below(10)
    lag = rested.normal(0.025).clamp(-0.07, 0.07)
    scenes = [(rested, draw_drums(rested, atlas, still, lag), still)]
    leaving = turning.below(10)
    scenes.append((turning, draw_drums(turning, atlas, leaving, turning.uniform(0.13, 0.87), (0, 1)), leaving + 10))
    for dice, kind in ((segments, 'segments'), (dots, 'dots')):
        shown = dice.below(10)
        scenes.append((dice, draw_displays(dice, atlas[kind], shown), shown))
    scenes.append((nothing, draw_nothing(nothing, atlas), torch.full((nothing.count,), NOTHING)))

    pictures = torch.cat([take(dice, scene) for dice, scene, _ in scenes])
    labels = torch.cat([label for _, _, label in scenes])
    mixed = torch.randperm(count, generator=generator)
    return pictures[mixed], labels[mixed]
