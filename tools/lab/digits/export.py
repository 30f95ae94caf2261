"""Writes the weights as the library reads them: whole bytes, one scale for each output."""

import base64
import json

import numpy as np
import torch
from torch import nn


def layers_of(network):
    """Weights and biases, with the normalisation of each batch folded into them."""
    parts = list(network.seeing)
    for layer, following in zip(parts, parts[1:]):
        if isinstance(layer, nn.Conv2d):
            factor = following.weight / (following.running_var + following.eps).sqrt()
            weight = layer.weight * factor[:, None, None, None]
            yield layer.in_channels, weight, following.bias - following.running_mean * factor
    for layer in network.answering:
        if isinstance(layer, nn.Linear):
            yield layer.in_features, layer.weight, layer.bias


def write(network, confidence, path):
    layers, everything = [], []
    for into, weight, bias in layers_of(network):
        weight = weight.detach().numpy().reshape(len(weight), -1)
        scales = np.abs(weight).max(1) / 127 + 1e-9
        everything.append(np.clip(np.round(weight / scales[:, None]), -127, 127).astype(np.int8))
        layers.append({
            'into': into,
            'out': len(weight),
            'scales': [float(f'{scale:.5g}') for scale in scales],
            'biases': [float(f'{value:.5g}') for value in bias.detach().numpy()],
        })
    data = b''.join(part.tobytes() for part in everything)
    file = {'confidence': confidence, 'layers': layers, 'bytes': base64.b64encode(data).decode()}
    with open(path, 'w', encoding='utf-8') as out:
        json.dump(file, out, separators=(',', ':'))
        out.write('\n')


def choose_confidence(found, truth):
    """The least confidence that keeps, on drawn fields, a quarter of what is allowed on real ones.

    Real fields are harder than drawn ones. So: a wrong digit for 0.25 % of the digits, a digit for
    1.25 % of what is none, and 2 % of the drums said to be between two digits.
    """
    best, sure = found.argmax(1), found.max(1)
    digit, between = truth < 10, (best >= 10) & (best < 20)

    def is_digit_fit(level):
        answered = (best < 10) & (sure >= level)
        return (answered & (best != truth))[digit].mean() <= 0.0025 and answered[~digit].mean() <= 0.0125

    def is_between_fit(level):
        said = between & (sure >= level)
        return (said & (best != truth)).sum() <= 0.02 * said.sum()

    levels = [round(float(level), 2) for level in np.arange(0.5, 0.991, 0.01)]
    rules = (('digit', is_digit_fit), ('between', is_between_fit))
    return {name: next((level for level in levels if fits(level)), 0.99) for name, fits in rules}
