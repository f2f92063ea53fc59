"""blender -b -P product.py -- WORK OUT PIXELS SAMPLES PASSES NAME …: products in the studio, as WebP with alpha.

A name is one of products.py; with `-back` it is the second view, with `-place` the product in its place (places.py, no alpha). Each pass is a seed of its own: the noise filter trusts the
variance between them. Without passes only the places of a kit's parts are written."""
import json
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import bpy
import cv2
import numpy as np

import backs
import kit
import models
import models_more
import product_finish
import products
from passes import render_pass


def build(name):
    """Builds a product in an empty scene; returns the studio's options."""
    model, options, view, added, flip = products.job(name)
    with kit.G((0, 0, flip), (0, 180 if flip else 0, 0)):
        studio = getattr(models if hasattr(models, model) else models_more, model)(**options)
        if added:
            function, arguments, more = added
            getattr(backs, function)(*arguments, **more)
    studio.update(view)
    return studio


def empty():
    kit.reset()
    kit._m.clear()
    kit.ALL.clear()
    kit.PARTS.clear()
    kit._font[:] = [None, None]


def shown(linear, alpha, path, exposure):
    """Brings linear colour to display values with the studio's tone curve; blue, green, red from 0 to 255."""
    height, width = alpha.shape
    image = bpy.data.images.new('linear', width, height, alpha=False, float_buffer=True)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[:, :, :3] = np.maximum(linear[::-1, :, ::-1], 0)
    image.pixels.foreach_set(pixels.ravel())
    scene, _ = kit.settings(width, exposure=exposure)
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = 'PNG', 'RGB'
    image.save_render(path, scene=scene)
    return cv2.imread(path)


def parts():
    """Where the parts of a kit are seen: by name, shares of width and height from the upper left corner."""
    from bpy_extras.object_utils import world_to_camera_view
    scene = bpy.context.scene
    scene.render.resolution_x = scene.render.resolution_y = 1000
    bpy.context.view_layer.update()
    seen = {}
    for part, at in kit.PARTS:
        x, y, _ = world_to_camera_view(scene, scene.camera, kit.Vector(at))
        seen.setdefault(part, []).append([round(x, 3), round(1 - y, 3)])
    return seen


def render(name, work, out, pixels, samples, passes):
    began = time.time()
    empty()
    studio = build(name)
    exposure = studio.pop('exposure', 0)
    kit.studio(**studio)
    base = os.path.join(work, name)
    if kit.PARTS and not name.endswith('-back'):
        with open(base + '.parts.json', 'w') as file:
            json.dump(parts(), file)
    if not passes:
        return
    kit.settings(pixels, samples=samples)
    for seed in range(1, passes + 1):
        render_pass(base, pixels, pixels, samples, seed, bounces=3, transparent=True)
    kit.shadow(base, pixels)
    import finish
    files = [f'{base}.{seed}.hdr.0001.exr' for seed in range(1, passes + 1)]
    alpha = np.mean([cv2.imread(f, cv2.IMREAD_UNCHANGED)[:, :, 3] for f in files], axis=0)
    rows, columns = np.nonzero(alpha.max(1) > 0)[0], np.nonzero(alpha.max(0) > 0)[0]
    device = np.s_[max(rows[0] - 8, 0):rows[-1] + 9, max(columns[0] - 8, 0):columns[-1] + 9]
    linear = np.zeros((*alpha.shape, 3), np.float32)
    linear[device] = finish.denoise(base, levels=5, part=device) / np.maximum(alpha[device], 1e-3)[:, :, None]
    rgb = shown(linear, alpha, base + '.rgb.png', exposure)
    product_finish.save(base, rgb, np.clip(alpha, 0, 1), os.path.join(out, name + '.webp'))
    print('DONE', name, f'{time.time() - began:.0f}s', flush=True)


def render_place(name, work, out, pixels, samples, passes):
    import finish
    import place
    import places
    began = time.time()
    empty()
    place._bunches.clear()
    place.ground_level(0)
    facts = places.build(name[:-6])
    base = os.path.join(work, name)
    for seed in range(1, passes + 1):
        render_pass(base, pixels, pixels, samples, seed, bounces=facts['bounces'])
    exposure = facts.get('exposure', 0.3)
    finish.save(finish.grade(finish.denoise(base), exposure), os.path.join(out, name + '.webp'), 80)
    print('DONE', name, f'{time.time() - began:.0f}s', flush=True)


if __name__ == '__main__':
    work, out, pixels, samples, passes, *names = sys.argv[sys.argv.index('--') + 1:]
    for name in names:
        (render_place if name.endswith('-place') else render)(name, work, out, int(pixels), int(samples), int(passes))
