"""Each product where it lives, with something of a known size beside it: a switch, a brick, a door handle, a cup, a screwdriver.

`NAME-place` of `PLACES` is one of a few generic places; the device is built by its own model, in its true size."""
import backs
import kit
import models
import models_more
import products
from kit import slab, tube
from place import *
from services import leaf_shadow, low_sun, screwdriver


def device(name, loc=(0, 0, 0), rot=(0, 0, 0), front=None):
    """Builds the device, and the `front` (function of backs.py) of one whose model is seen from behind; returns the corners
    of the box around it."""
    model, options, _ = products.JOBS[name]
    with G(loc, rot):
        getattr(models if hasattr(models, model) else models_more, model)(**options)
        if front:
            getattr(backs, front)()
    every = kit.verts_world()
    return every.min(0), every.max(0)


def frame(azimuth, elevation, fill, lens=60, beside=None):
    """A camera round all that was built so far; what is built later may be cut by the picture's edge. `beside` is a box
    (x0, x1, z0, z1) that shall be seen as well."""
    if beside:
        x0, x1, z0, z1 = beside
        held = box(x1 - x0, 0.1, z1 - z0, 'void', ((x0 + x1) / 2, 0, (z0 + z1) / 2), bev=0)
    camera = kit.camera(azimuth, elevation, fill, lens)[0]
    if beside:
        kit.ALL.remove(held)
        bpy.data.objects.remove(held)
    return camera


# ---------------------------------------------------------------- what tells the size
def switch(x, z, y=0):
    """A light switch, 82 mm."""
    slab(0.82, 0.82, 0.09, 'whiteg', (x, y, z), R=0.08, bev=0.03)
    slab(0.56, 0.56, 0.03, 'whiteg', (x, y - 0.09, z), (4, 0, 0), R=0.03, bev=0.015)


def bricks(x0, x1, z0, z1, y=0.0, depth=1.0):
    """Facing bricks, 21 × 6.5 cm with joints of 1 cm."""
    rng = random.Random(4)
    box(x1 - x0 - 0.08, depth - 0.08, z1 - z0, mat('joint', '#b7a890', 0.95), ((x0 + x1) / 2, y + depth / 2, (z0 + z1) / 2), bev=0)
    shades = ('#a4543a', '#b4623f', '#93482f', '#bb7150', '#8a4a36')
    row, z = 0, z0
    while z < z1 - 0.3:
        x = x0 - (1.1 if row % 2 else 0)
        while x < x1:
            a, b = max(x, x0), min(x + 2.1, x1)
            if b - a > 0.15:
                c = rng.choice(shades)
                box(b - a, depth, 0.65, plaster('brick' + c, c, 2.2, 0.5, 0.1), ((a + b) / 2, y + depth / 2, z + 0.325), bev=0.03)
            x += 2.2
        z += 0.75
        row += 1


def cup(x, y, colour='#c2452d', z=0.0):
    """A mug, 9.5 cm high."""
    glaze = mat('cup' + colour, colour, 0.25, 0, 0.5, clear=0.3)
    lathe([(0, 0), (0.36, 0), (0.41, 0.06), (0.42, 0.90), (0.41, 0.95), (0.38, 0.94), (0.37, 0.12), (0, 0.10)], glaze, (x, y, z), r=0.02, n=3)
    lathe([(0.37, 0.78), (0, 0.78)], mat('coffee', '#2a1509', 0.15), (x, y, z))
    tube([(x + 0.38, y - 0.05, z + 0.75), (x + 0.62, y - 0.10, z + 0.72), (x + 0.66, y - 0.10, z + 0.40), (x + 0.39, y - 0.05, z + 0.22)], 0.055, glaze, res=20)


def handle(x, z, y=0.0, side=1, lever='steel'):
    """A door's lever handle, 13 cm, on its plate."""
    slab(0.42, 2.2, 0.08, 'brushed', (x, y, z - 0.3), R=0.06, bev=0.02)
    with G((x, y - 0.08, z), (90, 0, 0)):
        cyl(0.11, 0.42, lever, bev=0.01)
    tube([(x, y - 0.46, z), (x + 0.2 * side, y - 0.5, z), (x + 1.25 * side, y - 0.5, z - 0.02)], 0.095, lever, res=20)
    with G((x, y - 0.08, z - 0.85), (90, 0, 0)):
        cyl(0.09, 0.03, 'gold', bev=0.004)
        box(0.02, 0.1, 0.004, 'void', (0, 0, 0.031), bev=0)


# ---------------------------------------------------------------- places
WALLS = ('#e6d9c2', '#d6bf9d', '#c9cdbb', '#dcc2a8', '#c2c6c2', '#e0caa6')
FACADES = ('#c98a60', '#e2d3b8', '#d8a878', '#cdbfa6', '#b97c58')


def room_light(name):
    sky([(0, '#8d8475'), (0.5, '#cfd3d6'), (1, '#f2f0ea')], 0.55)
    sun(24, -142, 3.4, (1, 0.82, 0.60), 0.8)
    e, b = rad(24), rad(-142)
    return Vector((math.sin(b) * math.cos(e), math.cos(b) * math.cos(e), math.sin(e)))


def wall_inside(name, seed, azimuth=-22, elevation=4, fill=0.66, side=1, scale='switch', drop=0.0):
    low, high = device(name)
    middle = (low[2] + high[2]) / 2 - drop
    x = high[0] + 0.95 if side > 0 else low[0] - 0.95
    switch(x, middle)
    frame(azimuth, elevation, fill)
    s = room_light(name)
    box(60, 1, 60, plaster('in%d' % seed, WALLS[seed % len(WALLS)], 0.5, 0.06, 0.03), (0, 0.5, 0), bev=0)
    leaf_shadow((2.5, 0, 2.5), s, 14, (5, 4, 3), 34, 3 + seed, 'olive', 1.2)
    size = float((high - low).max())
    area((3 * size, -4 * size, 1.5 * size), (0, 0, 0), size, size, 26 * size * size, (1, 0.96, 0.9))
    return {'bounces': 3, 'exposure': 1.0}


def wall_outside(name, seed, azimuth=-28, elevation=2, fill=0.72, side=1):
    low, high = device(name)
    x = high[0] + 0.5
    frame(azimuth, elevation, fill, beside=(x, x + 2.1, low[2] - 0.2, high[2] + 0.1))
    s = low_sun(-138, 32, 4.6, 0.8)
    bricks(x, x + 14, low[2] - 9, high[2] + 9, -0.04, 0.5)
    box(60, 1, 60, plaster('out%d' % seed, FACADES[seed % len(FACADES)], 0.9, 0.4, 0.10), (x - 30, 0.5, 0), bev=0)
    leaf_shadow((low[0], 0, high[2]), s, 16, (5, 5, 4), 70, 5 + seed)
    return {'bounces': 3, 'exposure': 0.6}


def beside_door(name, seed, azimuth=-24, elevation=2, fill=0.78, on_door=False, shown=None):
    # Of a set only the part that is mounted outside.
    oak = wood('leaf', '#8a5a34', '#55331b', 0.4, (9, 9, 0.4))
    low, high = device(shown or name)
    middle = (low[2] + high[2]) / 2
    x = high[0] + 0.75
    if not on_door:
        handle(x + 0.75, middle + 0.2, 0.15)
    frame(azimuth, elevation, fill)
    s = low_sun(-138, 28, 4.2, 0.8)
    if on_door:
        for k in range(-8, 9):
            box(1.96, 0.5, 60, oak, (k * 2 + 0.9, 0.25, 0), bev=0.03)
    else:
        box(60, 1, 60, plaster('out%d' % seed, FACADES[seed % len(FACADES)], 0.9, 0.35, 0.08), (x - 30.2, 0.5, 0), bev=0.05)
        box(0.5, 0.8, 60, 'aludk', (x + 0.05, 0.25, 0), bev=0.03)
        for k in range(5):
            box(1.96, 0.5, 60, oak, (x + 1.3 + k * 2, 0.4, 0), bev=0.03)
    leaf_shadow((low[0], 0, high[2]), s, 15, (5, 5, 4), 70, 6 + seed)
    area((6, -8, 1), (0, 0, 0), 4, 4, 260, (1, 0.94, 0.86))
    return {'bounces': 3, 'exposure': 0.6}


def door_inside(name, seed, azimuth=-26, elevation=3, fill=0.72):
    """A contact over the gap between a door and its frame, which lies at x = 0.05."""
    low, high = device(name)
    middle = (low[2] + high[2]) / 2
    frame(azimuth, elevation, fill, beside=(0.4, high[0] + 0.75, middle - 0.6, middle + 0.6))
    handle(high[0] + 0.5, middle - 0.1, lever=mat('satin', '#a9abae', 0.5, 0.0, 0.6))
    s = room_light(name)
    box(0.9, 0.4, 60, wood('doorframe', '#7f5231', '#573318', 0.45, (9, 9, 0.35)), (-0.41, 0.2, 0), bev=0.04)
    box(60, 1, 60, plaster('in%d' % seed, WALLS[seed % len(WALLS)], 0.5, 0.06, 0.03), (-30.86, 0.6, 0), bev=0)
    box(0.1, 0.2, 60, 'void', (0.06, 0.22, 0), bev=0)
    oak = wood('leaf', '#a9774a', '#7a5230', 0.45, (9, 9, 0.4))
    box(12, 0.4, 60, oak, (6.09, 0.2, 0), bev=0.04)
    leaf_shadow((2.5, 0, 2.5), s, 14, (5, 4, 3), 34, 3 + seed, 'olive', 1.2)
    area((4, -6, 2), (0, 0, 0), 2, 2, 90, (1, 0.96, 0.9))
    return {'bounces': 3, 'exposure': 0.8}


def ceiling(name, seed, azimuth=-24, elevation=-26, fill=0.60, outside=False, turn=0, shown=None):
    # Of a set only the part that is mounted there.
    low, high = device(shown or name, (0, 0, 0), (90, 0, turn))
    lathe([(0.30, -0.02), (0.42, -0.05), (0.45, 0), (0.30, 0)], 'whiteg', (high[0] + 0.95, 0.35, 0), r=0.01)
    frame(azimuth, elevation, fill)
    lamp = (high[0] + 0.95, 0.35, -0.012)
    cyl(0.31, 0.01, glow('downlight', '#ffe0b4', 5), lamp, bev=0)
    point((lamp[0], lamp[1], -0.5), 14, (1, 0.76, 0.48), 0.25)
    if outside:
        boards = wood('soffit', '#b07a46', '#774c28', 0.45, (0.5, 9, 9))
        for k in range(-14, 16):
            box(60, 0.94, 0.3, boards, (0, k, 0.16), bev=0.03)
        box(60, 1, 40, plaster('out%d' % seed, FACADES[seed % len(FACADES)], 0.9, 0.4, 0.10), (0, 6.5, -19), bev=0)
        low_sun(-140, 14, 3.6, 0.9)
    else:
        box(60, 60, 0.4, plaster('ceil', '#ece5d8', 0.5, 0.04, 0.02), (0, 0, 0.2), bev=0)
        box(60, 1, 40, plaster('in%d' % seed, WALLS[seed % len(WALLS)], 0.5, 0.06, 0.03), (0, 7.5, -20), bev=0)
        box(60, 0.5, 0.5, 'white', (0, 6.8, -0.2), bev=0.12)
        room_light(name)
    area((-5, -7, -5), (0, 0, 0), 3, 3, 240, (1, 0.90, 0.76))
    area((5, -2, -3), (0, 0, 0), 2, 2, 60, (0.85, 0.92, 1))
    return {'bounces': 3, 'exposure': 0.5}


def shelf(name, seed, azimuth=-20, elevation=12, fill=0.74, turn=0, mug='#c2452d', books=True, front=None):
    low, high = device(name, (0, 0, 0), (0, 0, turn), front)
    x = high[0] + 0.75
    cup(x, (low[1] + high[1]) / 2 * 0.5, mug)
    frame(azimuth, elevation, fill)
    back = max(3.0, high[1] + 0.6)
    s = low_sun(-146, 27, 3.4, 0.8)
    box(80, 1, 60, plaster('study%d' % (seed % 3), ('#8fa0a0', '#a9a08c', '#9a8f86')[seed % 3], 0.6, 0.1, 0.04), (0, back + 0.5, 6), bev=0)
    oak = wood('oak', '#a9774a', '#7a5230', 0.45, (0.4, 7, 7))
    deep = back - low[1] + 0.9
    box(60, deep, 0.6, oak, (0, back - deep / 2, -0.3), bev=0.04)
    if books:
        rng, p = random.Random(seed), low[0] - 0.9
        for k in range(9):
            w, h = rng.uniform(0.25, 0.5), rng.uniform(1.9, 2.6)
            box(w - 0.02, 1.6, h, mat('book%d' % (k % 7), ('#7c2f25', '#27405c', '#c8a564', '#e4dccb', '#40513a', '#a8532f', '#5b5350')[k % 7], 0.7), (p - w / 2, back - 1.0, h / 2), bev=0.03)
            p -= w
    leaf_shadow((low[0], back, 2), s, 14, (4, 4, 3), 50, 4 + seed)
    area((-7, -9, 4), (0, 0, 0.5), 3, 3, 330, (1, 0.9, 0.78))
    area((6, 2.4, 5), (0, 0.5, 0.4), 3, 1, 170, (0.95, 0.97, 1))
    return {'bounces': 3, 'exposure': 0.75}


def bench(name, seed, azimuth=-24, elevation=30, fill=0.74, turn=0):
    low, high = device(name, (0, 0, 0), (0, 0, turn))
    screwdriver((low[0] * 0.5 - 0.6, low[1] - 0.55, 0.16), (0, 0, -6), '#c2452d')
    frame(azimuth, elevation, fill)
    s = low_sun(-150, 34, 4.0, 0.8)
    box(80, 60, 0.6, wood('bench', '#b98d5c', '#8b623a', 0.5, (0.3, 5, 5)), (0, 10, -0.3), bev=0)
    box(80, 1, 60, plaster('shop', '#9aa19a', 0.6, 0.1, 0.05), (0, high[1] + 6, 10), bev=0)
    leaf_shadow((low[0], high[1], 1), s, 14, (5, 5, 3), 50, 4 + seed)
    area((7, -6, 6), (0, 0, 0), 4, 4, 300, (0.95, 0.97, 1))
    return {'bounces': 3, 'exposure': 0.5}


def pillar(name, seed, azimuth=-34, elevation=2, fill=0.78, turn=0):
    low, high = device(name, (0, 0, 0), (0, 0, turn))
    # A gate's pillar of bricks, two courses of it always in the picture.
    box(3.7, 3.7, 0.5, plaster('cap', '#cdbfa6', 0.8, 0.4), (0, 0, -0.25), bev=0.06)
    frame(azimuth, elevation, fill, beside=(-1.6, 1.6, -2.0, -0.5))
    bricks(-1.6, 1.6, -14.0, -0.5, -1.6, 3.2)
    low_sun(-128 if azimuth < 0 else 150, 26, 4.6, 0.9)
    ground_level(-24)
    box(900, 900, 0.2, speckled('earth', '#a8946c', '#6f6643', 0.22), (0, 300, -24), bev=0)
    for k, (x, y) in enumerate(((-30, 120), (22, 150), (64, 190), (-70, 210))):
        pine(x, y, 80 + 9 * k, 3 + k + seed, (6 - 3 * k, 0), 1.0, 260)
    for k in range(3):
        olive(-52 + 44 * k, 90 + 22 * k, 30, 14 + k + seed, 180)
    hill(120, 900, 1900, 80, 3, '#8a8598', 'ridge')
    return {'bounces': 3, 'exposure': 0.35}


def terrace(name, seed, azimuth=-22, elevation=6, fill=0.84, pot=True):
    low, high = device(name)
    if pot:
        lathe([(0, 0), (0.95, 0), (1.25, 1.6), (1.35, 1.6), (1.35, 1.95), (1.15, 1.95), (1.1, 1.5), (0, 1.4)], mat('pot', '#b5653d', 0.8), (high[0] + 0.6, 0.3, 0), r=0.05)
        cushion('lavender', (high[0] + 0.6, 0.3, 2.5), (1.2, 1.2, 0.8), 50, 0.9, 3, 0.0)
    frame(azimuth, elevation, fill)
    low_sun(-130, 26, 4.6, 0.9)
    box(300, 60, 0.4, tiles('terrace', 4, 4, '#c7a37f', '#b98f6c', '#7c6a56', 0.0, 0.5), (0, 10, -0.2), bev=0)
    box(400, 3, 9, plaster('parapet', '#e2d3b8', 0.4, 0.3), (0, 34, 4), bev=0.1)
    ground_level(-30)
    for k in range(4):
        pine(-40 + 36 * k, 130 + 20 * k, 90, 5 + k, (4, 0), 1.0, 260)
    hill(120, 900, 1900, 90, 3, '#8a8598', 'ridge')
    return {'bounces': 3, 'exposure': 0.3}


def bathroom(name, seed, azimuth=-20, elevation=28, fill=0.72):
    low, high = device(name)
    chrome = 'steel'
    tube([(low[0] - 0.6, 1.5, -0.5), (low[0] - 0.6, 1.5, 2.2)], 0.11, chrome)
    cyl(0.24, 0.06, chrome, (low[0] - 0.6, 1.5, 0), bev=0.02)
    cup(high[0] + 0.2, 0.9, '#e6e2d8')
    frame(azimuth, elevation, fill)
    room_light(name)
    box(60, 60, 0.4, tiles('bathfloor', 3, 3, '#c9c2b4', '#bdb5a6', '#8d877b', 0.0, 0.25), (0.4, 0.8, -0.2), bev=0)
    with G((0, 2.1, 0), (90, 0, 0)):
        box(60, 40, 0.3, tiles('bathwall', 3, 1.5, '#dfe3e2', '#d5dad9', '#b9bdbb', 0.5, 0.15), (0, 0, 0), bev=0)
    area((5, -6, 6), (0, 0, 0), 4, 4, 260, (0.95, 0.97, 1))
    return {'bounces': 3, 'exposure': 0.25}


PLACES = {
    'bullet-white': (pillar, {}), 'dome-white': (ceiling, {'outside': True}), 'turret-white': (ceiling, {'outside': True, 'turn': -114}),
    'hub-white': (shelf, {'elevation': 20, 'turn': -14}), 'keypad-touch-white': (wall_inside, {}), 'pir-white': (wall_inside, {'elevation': -8}),
    'nvr-8': (shelf, {'turn': -8}), 'bullet-black': (pillar, {}), 'dome-black': (ceiling, {'outside': True}), 'turret-grey': (ceiling, {'outside': True, 'turn': -114}),
    'arg-b4d-40': (pillar, {}), 'ptz-white': (wall_outside, {'azimuth': -40, 'elevation': -6}), 'cam-indoor-white': (shelf, {'turn': -12}),
    'arg-wb5-s': (wall_outside, {'azimuth': -34}), 'arg-4g-sol': (terrace, {}), 'arg-fe12': (ceiling, {}), 'arg-lpr4': (pillar, {}), 'arg-th256': (pillar, {}),
    'opt-b2a-36': (pillar, {'azimuth': -38}), 'opt-nvr4p': (shelf, {'turn': 10}), 'arg-nvr16p': (shelf, {'turn': -6}), 'opt-dvr8': (shelf, {'turn': 174, 'front': 'dvr_front'}),
    'vlt-hdd4': (shelf, {'elevation': 28}), 'siren-outdoor-red': (wall_outside, {}), 'siren-indoor-white': (wall_inside, {}), 'phy-kpl': (wall_inside, {}),
    'phy-h64g3': (wall_inside, {}), 'phy-p16g2': (wall_inside, {}), 'phy-rem': (shelf, {'elevation': 32, 'books': False}), 'phy-fog': (wall_inside, {}),
    'phy-com4g': (shelf, {'elevation': 24}), 'phy-pirc': (wall_inside, {'elevation': -8}), 'phy-dt3': (wall_inside, {'elevation': -8}),
    'smoke-white': (ceiling, {}), 'pyr-smkw': (ceiling, {}), 'pyr-co': (wall_inside, {}),
    'phy-curt': (wall_outside, {}), 'phy-out3': (wall_outside, {}), 'phy-beam60': (wall_outside, {}), 'phy-gb': (wall_inside, {}),
    'pyl-face': (beside_door, {}), 'pyl-bell': (beside_door, {}), 'pyl-kpr': (beside_door, {}), 'pyl-slock': (beside_door, {'on_door': True, 'fill': 0.6}),
    'pyl-vdp7': (beside_door, {'shown': 'doorstation-steel'}), 'vlt-ups850': (shelf, {'turn': 12}), 'switch-poe-8': (shelf, {'turn': -8}), 'floodlight-pir': (pillar, {}),
    'phy-fld': (bathroom, {}), 'phy-mcr': (bench, {}), 'pyl-ctl2': (wall_inside, {}), 'pyl-mag280': (bench, {}), 'pyl-strk': (bench, {'elevation': 14}),
    'cable-drum-cat6': (bench, {'elevation': 16}), 'vlt-alm6-100': (bench, {'elevation': 16}), 'vlt-bat7': (shelf, {'turn': -14}), 'contact-white': (door_inside, {}), 'ech-pa4': (ceiling, {'shown': 'ceiling-speaker', 'outside': True, 'fill': 0.66}),
}


def build(name):
    place, options = PLACES[name]
    return place(name, list(PLACES).index(name), **options)
