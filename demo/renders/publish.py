"""publish.py OUT: takes the finished pictures named in pictures.json into demo/images and writes demo/pictures.json."""
import json
import os
import shutil
import sys

import numpy as np
from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
DEMO = os.path.dirname(HERE)
MANIFEST = os.path.join(DEMO, 'pictures.json')


def colour(path):
    """The colour that holds the picture's place: its mean, a little towards its darker half."""
    pixels = np.asarray(Image.open(path).convert('RGBA').resize((24, 24), Image.BOX)).reshape(-1, 4).astype(float)
    mean = np.average(pixels[:, :3], axis=0, weights=pixels[:, 3] + 1e-6) * 0.92
    return '#%02x%02x%02x' % tuple(int(c) for c in mean)


def read_manifest():
    return json.load(open(MANIFEST)) if os.path.exists(MANIFEST) else {}


def write_manifest(manifest):
    with open(MANIFEST, 'w') as file:
        lines = [f'  {json.dumps(k)}: {json.dumps(v, ensure_ascii=False)}' for k, v in sorted(manifest.items())]
        file.write('{\n' + ',\n'.join(lines) + '\n}\n')


if __name__ == '__main__':
    out = sys.argv[1]
    with open(os.path.join(HERE, 'pictures.json')) as file:
        pictures = json.load(file)['pictures']
    manifest = read_manifest()
    for picture in pictures:
        name = picture['name'] + '.webp'
        source, target = os.path.join(out, name), os.path.join(DEMO, 'images', name)
        if os.path.exists(source):
            shutil.copyfile(source, target)
        if not os.path.exists(target):
            continue
        width, height = Image.open(target).size
        facts = {'use': picture['use'], 'width': width, 'height': height, 'colour': colour(target), 'position': picture['position'], 'safe': picture['safe']}
        anchors = os.path.join(os.path.dirname(out.rstrip('/')), 'work', picture['name'] + '.anchors.json')
        if os.path.exists(anchors):
            facts.update(json.load(open(anchors)))
        elif name in manifest and 'lens' in manifest[name]:
            facts.update({k: manifest[name][k] for k in ('lens', 'marks')})
        manifest[name] = facts
    write_manifest(manifest)
