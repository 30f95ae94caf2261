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
    """The least confidence at which hardly a drawn digit is wrong and hardly a nothing is a digit."""
    best, sure = found.argmax(1), found.max(1)
    chosen = {}
    for name, kind, worst in (('digit', best < 10, 0.002), ('between', (best >= 10) & (best < 20), 0.01)):
        wrong = kind & (best != truth)
        levels = np.arange(0.5, 0.991, 0.01)
        shares = [(wrong & (sure >= level)).sum() / (kind & (sure >= level)).sum() for level in levels]
        chosen[name] = next((round(float(level), 2) for level, share in zip(levels, shares) if share <= worst), 0.99)
    return chosen
