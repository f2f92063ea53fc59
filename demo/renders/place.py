"""What the scenes are built of: light, ground, plaster, tiles, plants and the Attic house. One unit is 10 cm."""
import math
import random

import bpy
import bmesh
from mathutils import Vector, noise

import kit
from kit import G, area, box, cyl, mat, rad, srgb, lathe, ball, TAU

DAY, DUSK = 'day', 'dusk'


# ---------------------------------------------------------------- light
def sky(stops, strength=1.0, low=-0.25, high=0.6, clouds=None, amount=0.0):
    """A sky of colour stops from horizon to zenith, with thin drifting clouds of one colour."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    new, link = tree.nodes.new, tree.links.new
    background = tree.nodes['Background']
    background.inputs[1].default_value = strength
    coordinates, split, ramp, span = new('ShaderNodeTexCoord'), new('ShaderNodeSeparateXYZ'), new('ShaderNodeValToRGB'), new('ShaderNodeMapRange')
    span.inputs[1].default_value, span.inputs[2].default_value = low, high
    elements = ramp.color_ramp.elements
    elements[0].position, elements[0].color = stops[0][0], srgb(stops[0][1])
    elements[1].position, elements[1].color = stops[-1][0], srgb(stops[-1][1])
    for position, colour in stops[1:-1]:
        elements.new(position).color = srgb(colour)
    link(coordinates.outputs['Generated'], split.inputs[0])
    link(split.outputs['Z'], span.inputs[0])
    link(span.outputs[0], ramp.inputs[0])
    colour = ramp.outputs[0]
    if clouds:
        stretch, drift, band, mix = new('ShaderNodeMapping'), new('ShaderNodeTexNoise'), new('ShaderNodeMapRange'), new('ShaderNodeMixRGB')
        stretch.inputs['Scale'].default_value = (1.1, 1.1, 8.5)
        drift.inputs['Scale'].default_value, drift.inputs['Detail'].default_value, drift.inputs['Roughness'].default_value = 1.7, 6, 0.58
        band.inputs[1].default_value, band.inputs[2].default_value, band.inputs[4].default_value = 0.5, 0.72, amount
        link(coordinates.outputs['Generated'], stretch.inputs[0])
        link(stretch.outputs[0], drift.inputs['Vector'])
        link(drift.outputs['Fac'], band.inputs[0])
        link(band.outputs[0], mix.inputs[0])
        link(colour, mix.inputs[1])
        mix.inputs[2].default_value = srgb(clouds)
        colour = mix.outputs[0]
    link(colour, background.inputs[0])
    world.cycles.sampling_method, world.cycles.sample_map_resolution = 'MANUAL', 256


def sun(elevation, bearing, strength, colour=(1, 0.86, 0.68), size=1.2):
    """Sun at an elevation, shining from a bearing in degrees (0 is +y, 90 is +x)."""
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.color, light.angle = strength, colour, rad(size)
    thing = bpy.data.objects.new('sun', light)
    bpy.context.collection.objects.link(thing)
    e, b = rad(elevation), rad(bearing)
    come = Vector((math.sin(b) * math.cos(e), math.cos(b) * math.cos(e), math.sin(e)))
    thing.rotation_euler = (-come).to_track_quat('-Z', 'Y').to_euler()


DUSK_SKY = [(0, '#3a3632'), (0.24, '#584a40'), (0.29, '#ffb468'), (0.335, '#f6b984'), (0.41, '#cfae9c'), (0.52, '#90a3bb'), (0.72, '#4a76a6'), (1, '#234c7c')]
DAY_SKY = [(0, '#c9b79c'), (0.25, '#e2d3ba'), (0.3, '#f0e2c9'), (0.38, '#cfdce6'), (0.55, '#8fb6da'), (0.8, '#5c92c8'), (1, '#3f78b4')]


def light(time):
    if time == DAY:
        sky(DAY_SKY, 1.0, -0.35, 0.75, '#fff3e2', 0.55)
        sun(19, -110, 6.4, (1, 0.80, 0.56), 1.0)
    else:
        sky(DUSK_SKY, 1.15, -0.35, 0.75, '#ffb48c', 0.45)


def camera(loc, target=None, lens=35, pitch=0.0, yaw=0.0, stop=None, focus=None, clip=9000):
    """A camera aimed at a target, or by yaw (degrees right of +y) and pitch."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.sensor_fit, data.clip_end = lens, 36, 'HORIZONTAL', clip
    thing = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    thing.location = loc
    if target is not None:
        thing.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    else:
        thing.rotation_euler = (rad(90 + pitch), 0, rad(-yaw))
    if stop:
        data.dof.use_dof, data.dof.aperture_fstop = True, stop
        data.dof.focus_distance = (Vector(focus) - Vector(loc)).length
    return thing


def spot(loc, target, power, colour=(1, 0.74, 0.45), angle=70, radius=0.3):
    light = bpy.data.lights.new('spot', 'SPOT')
    light.energy, light.color, light.spot_size, light.spot_blend, light.shadow_soft_size = power, colour, rad(angle), 0.8, radius
    thing = bpy.data.objects.new('spot', light)
    bpy.context.collection.objects.link(thing)
    thing.location = loc
    thing.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()


def point(loc, power, colour=(1, 0.72, 0.42), radius=0.4):
    light = bpy.data.lights.new('point', 'POINT')
    light.energy, light.color, light.shadow_soft_size = power, colour, radius
    thing = bpy.data.objects.new('point', light)
    bpy.context.collection.objects.link(thing)
    thing.location = loc


def glow(name, colour, strength):
    """A surface that is seen to glow but is not sampled as a lamp (no noise from it)."""
    material = mat(name, colour, 0.5, emit=colour, estr=strength)
    material.cycles.sample_as_light = False
    return material


# ---------------------------------------------------------------- materials
def _nodes(material):
    tree = material.node_tree
    return tree, tree.nodes.new, tree.links.new, tree.nodes['Principled BSDF']


def plaster(name='plaster', colour='#d9cdb9', scale=0.35, depth=0.25, stain=0.10):
    """Lime plaster: fine grain, and broad stains that keep a wall from looking like paper."""
    if name in kit._m:
        return kit._m[name]
    material = mat(name, colour, 0.88, 0, 0.2)
    tree, new, link, shader = _nodes(material)
    place, fine, broad, bump, mix = new('ShaderNodeTexCoord'), new('ShaderNodeTexNoise'), new('ShaderNodeTexNoise'), new('ShaderNodeBump'), new('ShaderNodeMixRGB')
    fine.inputs['Scale'].default_value, fine.inputs['Detail'].default_value, fine.inputs['Roughness'].default_value = scale * 9, 5, 0.65
    broad.inputs['Scale'].default_value, broad.inputs['Detail'].default_value = scale * 0.22, 4
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = depth, 0.12
    spread = new('ShaderNodeMapRange')
    spread.inputs[1].default_value, spread.inputs[2].default_value, spread.inputs[4].default_value = 0.35, 0.75, stain * 4
    mix.blend_type = 'MULTIPLY'
    mix.inputs[1].default_value, mix.inputs[2].default_value = srgb(colour), (0.62, 0.55, 0.47, 1)
    for noise_node in (fine, broad):
        link(place.outputs['Object'], noise_node.inputs['Vector'])
    link(broad.outputs['Fac'], spread.inputs[0])
    link(spread.outputs[0], mix.inputs[0])
    link(mix.outputs[0], shader.inputs['Base Color'])
    link(fine.outputs['Fac'], bump.inputs['Height'])
    link(bump.outputs[0], shader.inputs['Normal'])
    return material


def tiles(name, width, height, one, two, joint, offset=0.5, rough=0.6, gap=0.02, bump_depth=0.4):
    """Stone or ceramic tiles; sizes in units. The pattern lies in the object's x and y."""
    if name in kit._m:
        return kit._m[name]
    material = mat(name, one, rough, 0, 0.35)
    tree, new, link, shader = _nodes(material)
    place, brick, bump, grain, mix = new('ShaderNodeTexCoord'), new('ShaderNodeTexBrick'), new('ShaderNodeBump'), new('ShaderNodeTexNoise'), new('ShaderNodeMixRGB')
    brick.offset = offset
    brick.inputs['Scale'].default_value = 1
    brick.inputs['Color1'].default_value, brick.inputs['Color2'].default_value, brick.inputs['Mortar'].default_value = srgb(one), srgb(two), srgb(joint)
    brick.inputs['Mortar Size'].default_value = gap * min(width, height)
    brick.inputs['Brick Width'].default_value, brick.inputs['Row Height'].default_value = width, height
    grain.inputs['Scale'].default_value, grain.inputs['Detail'].default_value = 0.4, 6
    mix.blend_type, mix.inputs[0].default_value = 'SOFT_LIGHT', 0.5
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value, bump.invert = bump_depth, 0.15, True
    link(place.outputs['Object'], brick.inputs['Vector'])
    link(place.outputs['Object'], grain.inputs['Vector'])
    link(brick.outputs['Color'], mix.inputs[1])
    link(grain.outputs['Color'], mix.inputs[2])
    link(mix.outputs[0], shader.inputs['Base Color'])
    link(brick.outputs['Fac'], bump.inputs['Height'])
    link(bump.outputs[0], shader.inputs['Normal'])
    return material


def speckled(name, one, two, scale, rough=0.95, depth=0.6, distance=0.2):
    """Gravel, earth, dry grass: two colours mixed by noise, with relief."""
    if name in kit._m:
        return kit._m[name]
    material = mat(name, one, rough, 0, 0.1)
    tree, new, link, shader = _nodes(material)
    place, grain, ramp, bump = new('ShaderNodeTexCoord'), new('ShaderNodeTexNoise'), new('ShaderNodeValToRGB'), new('ShaderNodeBump')
    grain.inputs['Scale'].default_value, grain.inputs['Detail'].default_value, grain.inputs['Roughness'].default_value = scale, 7, 0.72
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = 0.36, srgb(two)
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = 0.66, srgb(one)
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = depth, distance
    link(place.outputs['Object'], grain.inputs['Vector'])
    link(grain.outputs['Fac'], ramp.inputs[0])
    link(ramp.outputs[0], shader.inputs['Base Color'])
    link(grain.outputs['Fac'], bump.inputs['Height'])
    link(bump.outputs[0], shader.inputs['Normal'])
    return material


def wood(name, light_colour, dark_colour, rough=0.5, scale=(0.5, 9, 9)):
    if name in kit._m:
        return kit._m[name]
    material = mat(name, light_colour, rough, 0, 0.35)
    tree, new, link, shader = _nodes(material)
    place, stretch, grain, ramp = new('ShaderNodeTexCoord'), new('ShaderNodeMapping'), new('ShaderNodeTexNoise'), new('ShaderNodeValToRGB')
    stretch.inputs['Scale'].default_value = scale
    grain.inputs['Scale'].default_value, grain.inputs['Detail'].default_value, grain.inputs['Distortion'].default_value = 1, 7, 0.8
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = 0.35, srgb(dark_colour)
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = 0.68, srgb(light_colour)
    link(place.outputs['Object'], stretch.inputs[0])
    link(stretch.outputs[0], grain.inputs['Vector'])
    link(grain.outputs['Fac'], ramp.inputs[0])
    link(ramp.outputs[0], shader.inputs['Base Color'])
    return material


def leaf(name, colours, rough=0.7):
    """Leaves whose shade differs from one bunch to the next."""
    if name in kit._m:
        return kit._m[name]
    material = mat(name, colours[0], rough, 0, 0.25)
    tree, new, link, shader = _nodes(material)
    info, ramp = new('ShaderNodeObjectInfo'), new('ShaderNodeValToRGB')
    elements = ramp.color_ramp.elements
    elements[0].color, elements[1].color = srgb(colours[0]), srgb(colours[-1])
    if len(colours) > 2:
        elements.new(0.5).color = srgb(colours[1])
    link(info.outputs['Random'], ramp.inputs[0])
    link(ramp.outputs[0], shader.inputs['Base Color'])
    return material


# ---------------------------------------------------------------- plants
def _mesh(name, vertices, faces, material):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.update()
    if material:
        mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    return thing


def bunch(name, material, leaves, length, width, radius, seed, needles=False):
    """One bunch of leaves (or needles) round the origin, to be scattered."""
    rng = random.Random(seed)
    vertices, faces = [], []
    for _ in range(leaves):
        out = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0.2, 1))).normalized()
        root = out * (0.0 if needles else radius * rng.random() ** 0.5)
        along = (out + Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))) * (0.25 if needles else 0.7)).normalized()
        side = along.cross(Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1)))).normalized() * width
        size = length * rng.uniform(0.7, 1.2)
        i = len(vertices)
        if needles:
            vertices += [root + side, root - side, root + along * size]
            faces.append((i, i + 1, i + 2))
        else:
            vertices += [root, root + along * size * 0.5 + side, root + along * size, root + along * size * 0.5 - side]
            faces.append((i, i + 1, i + 2, i + 3))
    return _mesh(name, [tuple(v) for v in vertices], faces, material)


def scatter(child, places, seed=0):
    """Puts copies of `child` at `places` (position, size), each turned at random."""
    rng = random.Random(seed)
    vertices, faces = [], []
    for position, size in places:
        u = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized()
        v = u.cross(Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1)))).normalized()
        i, p = len(vertices), Vector(position)
        vertices += [tuple(p + (u * a + v * b) * size / 2) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        faces.append((i, i + 1, i + 2, i + 3))
    parent = _mesh('scatter', vertices, faces, None)
    parent.instance_type = 'FACES'
    parent.use_instance_faces_scale = True
    parent.show_instancer_for_render = parent.show_instancer_for_viewport = False
    child.parent = parent
    return parent


def stick(points, radius, material):
    return kit.poly_tube([tuple(p) for p in points], radius, material, 3)


BARK = lambda: speckled('bark', '#6a5443', '#34281f', 0.8)
_bunches = {}
_level = [0.0]


def ground_level(z):
    """The height at which trees that follow stand."""
    _level[0] = z


def _bunch(kind):
    # A child can be scattered once only: each plant makes its own copy of the shared mesh.
    if kind not in _bunches:
        _bunches[kind] = {
            'pine': lambda: bunch('pine', leaf('pine', ('#2f4526', '#46592c', '#5d6a36')), 130, 1.25, 0.035, 0, 1, True),
            'olive': lambda: bunch('olive', leaf('olive', ('#5f6d4c', '#7f8b68', '#9aa383')), 46, 0.55, 0.085, 0.9, 2),
            'shrub': lambda: bunch('shrub', leaf('shrub', ('#324a25', '#45602e', '#5b7438')), 60, 0.5, 0.11, 0.8, 3),
            'lavender': lambda: bunch('lavender', leaf('lavender', ('#7d8a6c', '#8a86a0', '#77689a')), 60, 1.1, 0.03, 0, 4, True),
            'cypress': lambda: bunch('cypress', leaf('cypress', ('#223621', '#2c432a', '#395232')), 90, 0.9, 0.06, 0.35, 5),
            'flower': lambda: bunch('flower', leaf('flower', ('#a52a63', '#c23c7c', '#d0679a')), 40, 0.42, 0.16, 0.8, 6),
            'grass': lambda: bunch('grass', leaf('grass', ('#6e7440', '#8a8450', '#a2955c')), 26, 1.0, 0.03, 0.1, 7, True),
        }[kind]()
        return _bunches[kind]
    source = _bunches[kind]
    copy = bpy.data.objects.new(kind, source.data)
    bpy.context.collection.objects.link(copy)
    return copy


def in_ball(rng):
    while True:
        v = Vector((rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(-1, 1)))
        if v.length <= 1:
            return v


def cushion(kind, centre, size, count, scale, seed, hollow=0.45):
    """Bunches filling the outer part of an ellipsoid."""
    rng = random.Random(seed)
    places = []
    while len(places) < count:
        v = in_ball(rng)
        if v.length < hollow or v.z < -0.75:
            continue
        v *= 1 + 0.25 * noise.noise(v * 2.1 + Vector((seed, 0, 0)))
        places.append((Vector(centre) + Vector((v.x * size[0], v.y * size[1], v.z * size[2])), scale * rng.uniform(0.7, 1.25)))
    scatter(_bunch(kind), places, seed)


def pine(x, y, height, seed, lean=(0, 0), spread=1.0, count=900):
    """A Mediterranean pine: a leaning trunk, few bare boughs, flat cushions of needles."""
    rng = random.Random(seed)
    lean = Vector((lean[0], lean[1], 0))
    trunk = [Vector((x, y, _level[0] - 1)) + lean * t ** 1.4 + Vector((math.sin(t * 5 + seed) * 1.2, math.cos(t * 4) * 1.0, height * 0.80 * t)) for t in [i / 14 for i in range(15)]]
    for a, b, r in ((0, 6, 2.3), (5, 11, 1.7), (10, 15, 1.15)):
        stick(trunk[a:b], r * height / 110, BARK())
    each = max(1, count // 9)
    for k in range(9):
        t = 0.60 + 0.05 * k
        start = trunk[min(14, int(t * 14))]
        a = k * 2.4 + seed
        reach = height * 0.27 * spread * (1 - 0.45 * (k / 9)) * rng.uniform(0.8, 1.1)
        end = start + Vector((math.cos(a) * reach, math.sin(a) * reach, height * (0.10 + 0.02 * k)))
        middle = (start + end) / 2 + Vector((0, 0, -height * 0.015))
        stick([start, middle, end], 0.55 * height / 110, BARK())
        cushion('pine', end + Vector((0, 0, height * 0.02)), (height * 0.17 * spread, height * 0.17 * spread, height * 0.065), each, height * 0.034, seed * 31 + k, 0.2)


def cypress(x, y, height, seed, count=420):
    rng = random.Random(seed)
    places = []
    for _ in range(count):
        t = rng.random() ** 0.8
        r = height * 0.085 * (1 - t) ** 0.55 * (0.35 + 0.65 * min(1, t * 9)) * rng.uniform(0.55, 1.05)
        a = rng.uniform(0, TAU)
        places.append((Vector((x + r * math.cos(a), y + r * math.sin(a), _level[0] + 2 + t * height)), height * 0.055 * rng.uniform(0.7, 1.2)))
    stick([Vector((x, y, _level[0])), Vector((x, y, _level[0] + height * 0.9))], height * 0.03, BARK())
    scatter(_bunch('cypress'), places, seed)


def olive(x, y, height, seed, count=420):
    rng = random.Random(seed)
    base = Vector((x, y, _level[0]))
    for k in range(4):
        a = k * 1.7 + seed
        tip = base + Vector((math.cos(a) * height * 0.22, math.sin(a) * height * 0.22, height * 0.62))
        bend = base + Vector((math.cos(a + 1) * height * 0.05, math.sin(a + 1) * height * 0.05, height * 0.30))
        stick([base, bend, tip], height * 0.026, BARK())
        cushion('olive', tip + Vector((0, 0, height * 0.1)), (height * 0.28, height * 0.28, height * 0.22), count // 4, height * 0.042, seed * 17 + k, 0.25)


def bush(kind, x, y, width, height, seed, count=160, z=0.0):
    cushion(kind, (x, y, z + height * 0.45), (width / 2, width / 2, height * 0.55), count, width * 0.13, seed, 0.55)


def hill(x, y, width, height, seed, colour, name):
    """A far ridge as one flat shape with an uneven top."""
    vertices, faces = [], []
    n = 90
    for i in range(n + 1):
        t = i / n
        z = height * (math.sin(math.pi * t) ** 0.8) * (1 + 0.35 * noise.noise(Vector((t * 4 + seed, seed, 0))) + 0.08 * noise.noise(Vector((t * 22, seed, 3))))
        vertices += [(x + (t - 0.5) * width, y, -60), (x + (t - 0.5) * width, y, z)]
        if i:
            faces.append((2 * i - 2, 2 * i, 2 * i + 1, 2 * i - 1))
    _mesh('hill', vertices, faces, mat(name, colour, 1, 0, 0))


# ---------------------------------------------------------------- building
def wall(x0, x1, y, z0, z1, thick, material, openings=()):
    """A wall in x and z whose face lies at y, with rectangular openings (x0, x1, z0, z1)."""
    edges = sorted({x0, x1, *(e for o in openings for e in o[:2])})
    for a, b in zip(edges, edges[1:]):
        holes = sorted((o[2], o[3]) for o in openings if o[0] <= a and o[1] >= b)
        bottom = z0
        for low, high in [*holes, (z1, z1)]:
            if low > bottom:
                box(b - a + 0.02, thick, low - bottom, material, ((a + b) / 2, y + thick / 2, (bottom + low) / 2), bev=0)
            bottom = max(bottom, high)


def roof_tiles(x0, x1, y0, z0, depth, rise, name='clay'):
    """A lean-to of clay pan tiles, rising from y0 towards +y."""
    material = mat(name, '#b5653d', 0.8, 0, 0.2)
    pitch = 1.9
    slope = math.degrees(math.atan2(rise, depth))
    length = math.hypot(rise, depth)
    rows = max(1, int(length / 3.4))
    with G(((x0 + x1) / 2, y0, z0), (slope, 0, 0)):
        box(x1 - x0, length, 0.25, material, (0, length / 2, -0.1), bev=0)
        for k in range(int((x1 - x0) / pitch)):
            for r in range(rows):
                shade = mat(f'{name}{(k * 7 + r * 3) % 4}', ('#b5653d', '#a4562f', '#c07348', '#985038')[(k * 7 + r * 3) % 4], 0.8, 0, 0.2)
                lathe([(0.55, 0), (0.72, length / rows + 0.35)], shade, (-(x1 - x0) / 2 + pitch * (k + 0.5), r * length / rows + length / rows + 0.3, 0.28), (90, 0, 0), segs=14)


def window(x0, x1, y, z0, z1, bars, frame='aludk', depth=1.2, lit=None, room=None):
    """Frame and bars of an opening whose wall face lies at y; `lit` is a material behind the glass."""
    w, h, cx, cz = x1 - x0, z1 - z0, (x0 + x1) / 2, (z0 + z1) / 2
    yy = y + depth
    for x in (x0 + 0.25, x1 - 0.25):
        box(0.5, 0.6, h, frame, (x, yy, cz), bev=0)
    for z in (z0 + 0.25, z1 - 0.25):
        box(w, 0.6, 0.5, frame, (cx, yy, z), bev=0)
    for k in range(1, bars):
        box(0.4, 0.5, h, frame, (x0 + w * k / bars, yy, cz), bev=0)
    if lit:
        box(w, 0.1, h, lit, (cx, yy + 0.5, cz), bev=0)


def room(x0, x1, y0, z0, z1, deep, power, wall_colour='#e8d9c2'):
    """A lit room behind an opening: three walls, floor, ceiling, a lamp as wide as the ceiling."""
    inside = mat('inside' + wall_colour, wall_colour, 0.9, 0, 0.1)
    cx, cz, cy = (x0 + x1) / 2, (z0 + z1) / 2, y0 + deep / 2
    box(x1 - x0, 0.5, z1 - z0, inside, (cx, y0 + deep, cz), bev=0)
    for x in (x0 - 0.25, x1 + 0.25):
        box(0.5, deep, z1 - z0, inside, (x, cy, cz), bev=0)
    box(x1 - x0, deep, 0.5, wood('parquet', '#9c7a58', '#6f5238', 0.5, (0.3, 4, 4)), (cx, cy, z0 - 0.25), bev=0)
    box(x1 - x0, deep, 0.5, inside, (cx, cy, z1 + 0.25), bev=0)
    if power:
        area((cx, cy, z1 - 0.6), (cx, cy, z0), (x1 - x0) * 0.7, deep * 0.7, power, (1, 0.72, 0.42))


def lantern(x, y, z, time, power=260):
    """A wall lamp that lights up and down; dark by day."""
    box(0.9, 1.0, 2.2, 'black', (x, y - 0.5, z), bev=0.05)
    if time == DUSK:
        for d in (1, -1):
            box(0.7, 0.8, 0.06, glow('lanternface', '#ffcf94', 9), (x, y - 0.5, z + d * 1.13), bev=0)
            spot((x, y - 0.7, z + d * 1.3), (x, y - 0.2, z + d * 12), power, (1, 0.74, 0.44), 95, 0.4)


def bollard(x, y, time, power=70):
    cyl(0.35, 4.2, 'black', (x, y, 0), bev=0.05, segs=20)
    if time == DUSK:
        cyl(0.36, 0.5, glow('bollard', '#ffd2a0', 10), (x, y, 3.5), bev=0, segs=20)
        point((x, y, 5.4), power, (1, 0.74, 0.45), 0.7)
