"""publish_products.py OUT WORK: takes the products' pictures into demo/images and writes what a page needs to know of the further
views and of the kits into demo/pictures.json."""
import glob
import json
import os
import shutil
import sys

import numpy as np
from PIL import Image

from publish import DEMO, colour, read_manifest, write_manifest

out, work = sys.argv[1:3]


def bounds(path):
    """Left, top, right, bottom of what is seen, as shares; a picture without alpha keeps its middle."""
    picture = Image.open(path)
    if picture.mode != 'RGBA':
        return [0.15, 0.15, 0.85, 0.85]
    seen = np.asarray(picture)[:, :, 3] > 200
    rows, columns = np.nonzero(seen.any(1))[0], np.nonzero(seen.any(0))[0]
    height, width = seen.shape
    return [round(float(x), 3) for x in (columns[0] / width, rows[0] / height, (columns[-1] + 1) / width, (rows[-1] + 1) / height)]


manifest = read_manifest()
for source in sorted(glob.glob(os.path.join(out, '*.webp'))):
    shutil.copyfile(source, os.path.join(DEMO, 'images', os.path.basename(source)))
with_parts = {os.path.basename(p)[:-11]: json.load(open(p)) for p in glob.glob(os.path.join(work, '*.parts.json'))}
for path in sorted(glob.glob(os.path.join(DEMO, 'images', '*.webp'))):
    name = os.path.basename(path)
    stem = name[:-5]
    view = next((v for v in ('back', 'place') if stem.endswith('-' + v)), None)
    parts = with_parts.get(stem) or manifest.get(name, {}).get('parts')
    if not view and not parts:
        continue
    width, height = Image.open(path).size
    manifest[name] = {'use': f'product {view or "parts"}', 'width': width, 'height': height, 'colour': colour(path), 'position': '50% 50%', 'safe': bounds(path)}
    if parts:
        manifest[name]['parts'] = parts
write_manifest(manifest)
