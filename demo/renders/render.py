"""blender -b -P render.py -- SCENE BASE WIDTH HEIGHT SAMPLES FIRST_SEED PASSES"""
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit

name, base, width, height, samples, first, passes = sys.argv[sys.argv.index('--') + 1:]
width, height, samples, first, passes = int(width), int(height), int(samples), int(first), int(passes)
began = time.time()
kit.reset()
import scenes_all
from passes import render_pass

facts = scenes_all.SCENES[name]() or {}
if 'anchors' in facts:
    with open(base + '.anchors.json', 'w') as file:
        json.dump(facts['anchors'](width / height), file, indent=1)
print('BUILT', name, f'{time.time() - began:.1f}s', flush=True)
for seed in range(first, first + passes):
    began = time.time()
    render_pass(base, width, height, samples, seed, bounces=facts.get('bounces', 4))
    print('DONE', name, seed, f'{time.time() - began:.1f}s', flush=True)
