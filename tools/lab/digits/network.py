"""The network: four layers of 3 x 3 and two of weights for everything; 21 answers."""

import torch
from torch import nn

CHANNELS = (1, 8, 24, 48, 64)
HIDDEN = 64
ANSWERS = 21


class Network(nn.Module):
    def __init__(self):
        super().__init__()
        layers = []
        for into, out in zip(CHANNELS, CHANNELS[1:]):
            layers += [nn.Conv2d(into, out, 3, padding=1, bias=False), nn.BatchNorm2d(out), nn.ReLU()]
            layers += [nn.MaxPool2d(2, ceil_mode=True)] if out != CHANNELS[-1] else []
        self.seeing = nn.Sequential(*layers)
        self.answering = nn.Sequential(
            nn.Flatten(), nn.Dropout(0.15), nn.Linear(CHANNELS[-1] * 12, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, ANSWERS)
        )

    def forward(self, pictures):
        return self.answering(self.seeing(pictures))


def normal(pictures):
    """Light and contrast of a field do not matter: its mean is 0, its spread 1."""
    middle = pictures.mean((1, 2), keepdim=True)
    spread = pictures.std((1, 2), keepdim=True, unbiased=False)
    return ((pictures - middle) / (spread + 2.0))[:, None]
