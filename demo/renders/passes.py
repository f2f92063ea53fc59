"""Rendering in small passes: each pass is one seed with few samples, saved as linear colour beside the albedo and the
normals of the first hit. `finish.py` adds up all passes of a picture, so a picture gets better the longer it is rendered."""
import os
import bpy

import kit


def _settings(width, height, samples, bounces):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    render, cycles = scene.render, scene.cycles
    cycles.device = 'CPU'
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.threads_mode, render.threads = 'FIXED', int(os.environ.get('RT', '2'))
    render.use_persistent_data = True
    cycles.samples = samples
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, 2, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 3, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 1.5, 12
    cycles.blur_glossy = 1.0
    cycles.light_sampling_threshold = 0.02
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.4
    scene.view_settings.view_transform = 'Standard'
    return scene


def _outputs(scene, base, features, colour='hdr'):
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = features
    layer.use_pass_z = features
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    composite = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(source.outputs['Image'], composite.inputs[0])
    out = tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = os.path.dirname(os.path.abspath(base))
    out.format.file_format, out.format.color_depth, out.format.color_mode = 'OPEN_EXR', '16', 'RGBA'
    out.format.exr_codec = 'ZIP'
    out.file_slots.clear()
    names = [(colour, 'Image')]
    if features:
        names += [('alb', 'Denoising Albedo'), ('nrm', 'Denoising Normal')]
    for name, socket in names:
        out.file_slots.new(os.path.basename(base) + '.' + name + '.')
        tree.links.new(source.outputs[socket], out.inputs[-1])


def render_pass(base, width, height, samples, seed, bounces=4, transparent=False):
    """Renders one seed of the open scene into `base.SEED.hdr.0001.exr` (and .alb, .nrm; .mir is what glass mirrors)."""
    scene = _settings(width, height, samples, bounces)
    scene.cycles.seed = seed
    scene.render.film_transparent = transparent
    _outputs(scene, f'{base}.{seed}', True)
    bpy.ops.render.render()
    if kit.glass():
        _render_mirror(scene, f'{base}.{seed}')


def _render_mirror(scene, base):
    """Glass alone, all else cut out to black."""
    clear = set(kit.glass())
    others = [o for o in bpy.data.objects if o.type in ('MESH', 'CURVE', 'FONT') and not clear.intersection(o.data.materials)]
    for thing in others:
        thing.is_holdout = True
    kit.glass_shows('mirror')
    scene.render.film_transparent = True
    _outputs(scene, base, False, 'mir')
    bpy.ops.render.render()
    kit.glass_shows('through')
    for thing in others:
        thing.is_holdout = False
