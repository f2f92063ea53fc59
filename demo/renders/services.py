"""One scene for each service. Walls face -y unless said otherwise; the viewer stands at negative y."""
import os

import kit
import models as M
import models_more as M2
from kit import imgmat, quad, rscreen, screw, slab, text, tube
from place import *
from place import _bunch

TEX = os.path.join(kit.HERE, 'tex')


def toward_sun(bearing, elevation):
    b, e = rad(bearing), rad(elevation)
    return Vector((math.sin(b) * math.cos(e), math.cos(b) * math.cos(e), math.sin(e)))


def low_sun(bearing=-128, elevation=30, strength=5.2, fill=0.9):
    """Late sun and a clear sky."""
    sky(DAY_SKY, fill, -0.35, 0.75)
    sun(elevation, bearing, strength, (1, 0.80, 0.57), 1.0)
    return toward_sun(bearing, elevation)


def leaf_shadow(target, direction, far=26, size=(9, 9, 7), count=190, seed=3, kind='olive', scale=1.5):
    """A bough outside the picture, between the sun and the target."""
    cushion(kind, Vector(target) + direction * far, size, count, scale, seed, 0.0)


def stone_wall(x0, x1, z0, z1, y=0.3, seed=9, colours=('#b9a98f', '#c4b59b', '#a8977d', '#cdbfa6', '#b0a088')):
    """Squared local stone in courses."""
    rng = random.Random(seed)
    z = z0
    while z < z1:
        h = rng.uniform(1.2, 2.0)
        x = x0 - rng.uniform(0, 1.5)
        while x < x1:
            w = rng.uniform(1.6, 4.0)
            c = rng.choice(colours)
            box(w - 0.10, 0.7 + rng.uniform(0, 0.16), h - 0.10, plaster('stone' + c, c, 1.6, 0.7, 0.14), (x + w / 2, y + 0.1, z + h / 2), bev=0.10)
            x += w
        z += h
    box(x1 - x0 + 8, 0.3, z1 - z0 + 3, mat('mortar', '#8d8170', 0.95), ((x0 + x1) / 2, y + 0.28, (z0 + z1) / 2), bev=0)


def ladder(x, y, z0, z1, lean=0.0, width=3.6):
    with G((x, y, z0), (lean, 0, 0)):
        for s in (-1, 1):
            box(0.28, 0.7, z1 - z0, 'alu', (s * width / 2, 0, (z1 - z0) / 2), bev=0.04)
        for k in range(int((z1 - z0) / 2.8) + 1):
            cyl(0.17, width, 'alu', (-width / 2, 0, 0.9 + k * 2.8), (0, 90, 0), bev=0, segs=20)


def drill(loc, rot, colour='#0f4fb3'):
    """A cordless drill lying or standing; its bit points to -y."""
    with G(loc, rot):
        body, dark = mat('drill' + colour, colour, 0.4, 0, 0.45), 'rubber'
        with G((0, 0, 0), (90, 0, 0)):
            lathe([(0, -0.9), (0.30, -0.9), (0.36, -0.75), (0.36, 0.45), (0.30, 0.6), (0, 0.6)], body, r=0.06)
            lathe([(0, 0.6), (0.24, 0.6), (0.24, 0.95), (0.14, 1.2), (0, 1.2)], dark, r=0.03)
            cyl(0.045, 1.1, 'steel', (0, 0, 1.2), bev=0, segs=12)
        slab(0.5, 1.35, 0.46, dark, (0, 0.45, -0.85), (0, 0, 0), R=0.16, bev=0.08)
        box(0.75, 1.25, 0.5, body, (0, 0.22, -1.65), bev=0.1)
        box(0.18, 0.2, 0.35, 'red', (0, -0.10, -0.5), bev=0.04)
        for s in (-1, 1):
            slab(0.6, 0.14, 0.01, 'inkw', (s * 0.365, 0.2, 0), (0, 0, s * 90), R=0.02, bev=0)


def screwdriver(loc, rot, colour):
    with G(loc, rot), G((0, 0, 0), (0, 90, 0)):
        lathe([(0, 0), (0.14, 0.02), (0.16, 0.10), (0.15, 0.55), (0.17, 0.80), (0.13, 1.02), (0.10, 1.10), (0, 1.10)], mat('handle' + colour, colour, 0.3, clear=0.3), r=0.03)
        cyl(0.045, 1.5, 'steel', (0, 0, 1.08), bev=0.004, segs=24)


def printed(path):
    """Paper with one of the pictures in tex/ on it."""
    material = mat('paper' + path, '#f4f3ef', 0.8, 0, 0.1)
    tree = material.node_tree
    node = tree.nodes.new('ShaderNodeTexImage')
    node.image = bpy.data.images.load(os.path.join(TEX, path))
    tree.links.new(node.outputs['Color'], tree.nodes['Principled BSDF'].inputs['Base Color'])
    return material


def paper(path, w, h, loc, turn):
    with G(loc, (-90, 0, turn)):
        quad(w, h, printed(path), (0, 0, 0))


def cameras():
    """Service 1: a camera goes up on a sunlit corner; ladder and drill are still there."""
    s = low_sun(-132, 30)
    face = plaster('face', '#e6d8c0', 0.9, 0.5, 0.12)
    box(60, 2, 60, face, (-26.4, 1, 0), bev=0.12)
    box(60.8, 0.5, 1.1, 'aludk', (-25, -3.4, 8.3), bev=0.05)
    box(60, 6, 0.5, wood('soffit', '#b07a46', '#774c28', 0.45, (0.5, 9, 9)), (-25, -0.2, 8.0), bev=0)
    with G((1.4, 0, 3.2), (90, 0, 0)), G((0, 0, 0), (0, 0, -64)):
        M.bullet('white', roll=-90, pitch=-20)
    # Conduit up to the soffit, junction box, pencil marks.
    cyl(0.16, 4.4, 'whiteg', (1.4, -0.22, 3.6), bev=0, segs=24)
    for z in (6.0,):
        box(0.55, 0.3, 0.22, 'white', (1.4, -0.15, z), bev=0.04)
    ladder(-4.2, -1.6, -16, 1.9, -2)
    box(3.9, 2.4, 0.25, 'alu', (-4.2, -1.7, 2.0), bev=0.05)
    drill((-4.0, -1.5, 4.05), (0, 0, 128))
    # Behind the corner: the yard in late light.
    ground_level(-26)
    box(400, 400, 0.2, speckled('earth', '#a8946c', '#6f6643', 0.22), (150, 180, -26), bev=0)
    pine(34, 72, 92, 3, (8, 0), 1.0, 700)
    olive(20, 46, 34, 4, 420)
    for k in range(3):
        cypress(52 + k * 9, 90 + k * 8, 60, 20 + k)
    hill(250, 900, 1500, 70, 3, '#8a8598', 'ridge')
    camera((-5.0, -16.0, 0.6), (-0.4, -0.4, 3.5), 48)
    return {'bounces': 3}


def alarm():
    """Service 2: the hall of a house at the end of the day; keypad, contact and detector in place."""
    sky(DAY_SKY, 0.35, -0.35, 0.75)
    wall_paint = plaster('hall', '#e3d6c2', 0.5, 0.06, 0.03)
    wall(-30, 30, 0, -14, 16, 2, wall_paint, [(-9.5, 0.5, -14, 8)])
    box(70, 60, 0.4, wood('parquet', '#a9835c', '#7c5a3b', 0.4, (0.3, 4, 4)), (0, -30, -14), bev=0)
    oak = wood('frontdoor', '#7f5231', '#573318', 0.4, (9, 9, 0.35))
    for k in range(5):
        box(1.98, 0.7, 22, oak, (-8.5 + k * 2, 0.9, -3), bev=0.03)
    for x in (-9.8, 0.8):
        box(0.9, 1.0, 23, 'white', (x, -0.1, -3), bev=0.05)
    box(11.5, 1.0, 0.9, 'white', (-4.5, -0.1, 8.4), bev=0.05)
    satin = mat('satin', '#a9abae', 0.55, 0.0, 0.6)
    box(0.3, 0.5, 2.4, satin, (-0.7, 0.1, -3.6), bev=0.08)
    box(1.5, 0.25, 0.28, satin, (-1.3, -0.45, -3.2), bev=0.08)
    with G((-1.6, 0.5, 7.0)):
        M.contact('white')
    with G((3.4, 0, -0.4)):
        M.keypad('white')
    with G((7.4, 0, 2.9)):
        M.pir('white')
    slab(0.86, 0.86, 0.07, 'white', (3.4, 0, -3.0), R=0.06, bev=0.02)
    # A console with a bowl, keys, a plant.
    top = wood('console', '#8a6038', '#5c3b1f', 0.45)
    box(14, 3.4, 0.5, top, (12.4, -1.9, -4.6), bev=0.05)
    for x in (6.2, 18.6):
        box(0.5, 3.0, 7.5, top, (x, -1.9, -8.5), bev=0.05)
    lathe([(0, 0), (0.7, 0), (1.3, 0.7), (1.2, 0.72), (0.6, 0.15), (0, 0.15)], mat('bowl', '#3f6d8c', 0.2, clear=0.5), (8.0, -2.1, -4.35), r=0.06)
    with G((8.0, -2.1, -3.95), (8, 6, 30)):
        M2.fob4('black')
    lathe([(0, 0), (0.9, 0), (1.1, 1.8), (0.9, 2.0), (0.8, 1.8), (0, 1.8)], mat('pot', '#c9b79c', 0.7), (10.9, -1.8, -4.35), r=0.1)
    cushion('olive', (10.9, -1.8, -0.4), (1.9, 1.6, 2.4), 60, 0.8, 5, 0.0)
    # Late sun through a window behind the viewer.
    sun(24, -148, 2.9, (1, 0.74, 0.48), 1.5)
    for x, z, w, h in ((-24, 0, 30, 80), (31, 0, 34, 80), (0, 24, 80, 22), (0, -22, 80, 17), (1.5, 0, 1.2, 60)):
        box(w, 0.4, h, 'void', (x - 12, -34, z + 15), bev=0)
    area((-8, -22, 13), (2, 0, -1), 16, 10, 2600, (1, 0.88, 0.74))
    camera((-0.6, -21.5, 0.2), (3.9, 0, -0.2), 50)
    return {'bounces': 4}


def survey():
    """Service 3: the plan on the terrace table, with what a technician measures with, and the house behind."""
    s = low_sun(-118, 32, 5.0)
    top = wood('table', '#b98a5c', '#8c6239', 0.5, (0.35, 5, 5))
    for k in range(8):
        box(40, 1.95, 0.6, top, (0, -7 + k * 2, -0.3), bev=0.04)
    paper('plan.png', 8.4, 5.92, (0.6, -2.0, 0.02), -9)
    # A laser meter, a pencil, a folding rule, glasses, a camera to try.
    with G((-3.6, -0.8, 0.05), (0, 0, 24)):
        slab(0.95, 2.3, 0.42, mat('meter', '#e7b416', 0.4), (0, 0, 0), (-90, 0, 0), R=0.16, bev=0.06)
        slab(0.7, 0.95, 0.02, 'blackg', (0, 0.45, 0.42), (-90, 0, 0), R=0.05, bev=0)
        text('4,12 m', 0.24, 'ledg', (0, 0.45, 0.45), (0, 0, 0))
        for i in range(3):
            cyl(0.13, 0.05, 'dgrey', (-0.22 + 0.22 * i, -0.45, 0.42), bev=0.02)
    with G((2.9, -4.5, 0.11), (0, 90, 28)):
        cyl(0.1, 3.0, mat('pencil', '#c8442c', 0.35), segs=6, bev=0.002)
        lathe([(0.1, 3.0), (0.02, 3.4), (0, 3.4)], 'ply', segs=24)
    with G((5.6, 0.9, 0), (0, 0, -32)):
        M.indoorcam('white')
    lathe([(0, 0), (0.75, 0), (0.8, 1.9), (0.72, 1.9), (0.68, 0.15), (0, 0.15)], mat('cup', '#dfe3e4', 0.25, clear=0.4), (-6.3, 2.4, 0), r=0.05)
    lathe([(0.69, 1.55), (0, 1.55)], mat('coffee', '#2a170c', 0.2), (-6.3, 2.4, 0))
    # The house across the yard.
    ground_level(-8)
    box(600, 600, 0.2, speckled('earth', '#b5a176', '#857a52', 0.22), (0, 300, -8), bev=0)
    box(80, 60, 0.3, tiles('terrace', 5, 5, '#c7a37f', '#b98f6c', '#7c6a56', 0, 0.5), (0, 40, -7.8), bev=0)
    y = 120
    white = plaster('house', '#ead9bd', 0.22, 0.3)
    wall(-14, 74, y, -8, 26, 2, white, [(0, 22, -8, 17), (36, 50, 0, 16)])
    box(2, 60, 34, white, (-13, y + 30, 9), bev=0)
    box(92, 4, 1, plaster('coping', '#cbb798'), (30, y + 1, 26.3), bev=0)
    window(0, 22, y, -8, 17, 3, lit=mat('pane', '#39434c', 0.15, 0, 0.6))
    window(36, 50, y, 0, 16, 2, lit=mat('pane'))
    wall(26, 74, y + 24, 26, 56, 2, plaster('upper', '#d6bf9c', 0.22, 0.3), [(42, 56, 32, 48)])
    window(42, 56, y + 24, 32, 48, 2, lit=mat('pane'))
    roof_tiles(33, 53, y - 6, 18.5, 6, 3)
    olive(-34, 96, 40, 4, 420)
    pine(-66, 170, 110, 3, (10, 0), 1.1, 700)
    for k in range(5):
        bush('lavender', -24 + k * 14, 74 + 4 * (k % 2), 9, 7, 30 + k, 110, -8)
    hill(0, 1500, 3000, 150, 3, '#9a94a6', 'ridge')
    leaf_shadow((-5, 1, 0), s, 22, (6, 6, 4), 60, 5)
    camera((-1.4, -16.5, 6.6), (0.9, 6, 1.9), 34)
    return {'bounces': 3}


def maintenance():
    """Service 4: a panel is open, a meter hangs on the battery's terminals, the torch shows the boards."""
    sky([(0, '#1b1e24'), (1, '#39414d')], 0.5)
    box(80, 1, 60, plaster('plant', '#c3bdb2', 0.6, 0.06, 0.04), (0, 0.5, 0), bev=0)
    with G((1.2, 0, 0.4)):
        M2.h64()
    # The multimeter on its hook, leads to the panel.
    with G((-4.0, -0.1, -0.3), (0, 0, 8)):
        slab(1.5, 2.8, 0.6, mat('metercase', '#e0a51c', 0.45), (0, 0, 0), R=0.22, bev=0.1)
        slab(1.24, 2.5, 0.06, mat('meterface', '#24272b', 0.5), (0, -0.6, 0), R=0.14, bev=0.03)
        slab(1.0, 0.62, 0.02, mat('meterlcd', '#b7c4a4', 0.3, emit='#b7c4a4', estr=0.35), (0, -0.665, 0.78), R=0.04, bev=0)
        text('13,64 V', 0.26, 'inkd', (0, -0.69, 0.78))
        with G((0, -0.66, -0.25), (90, 0, 0)):
            cyl(0.36, 0.12, 'dgrey', bev=0.03)
            box(0.08, 0.5, 0.06, 'inkw', (0, 0.06, 0.14), bev=0.01)
        for x, c in ((-0.3, 'red'), (0.3, 'black')):
            with G((x, -0.66, -1.0), (90, 0, 0)):
                cyl(0.11, 0.3, c, bev=0.03)
    for x, c, e in ((-4.3, 'red', (0.1, -0.9, -1.2)), (-3.7, 'black', (0.6, -0.9, -1.3))):
        tube([(x, -0.95, -1.35), (x - 0.1, -1.2, -2.6), (-2.4, -1.6, -3.6), (-0.6, -1.5, -2.6), e], 0.055, c)
    for x, y, z, r, c in ((-3.2, -2.4, -4.62, 14, '#c62a1e'), (-1.2, -2.6, -4.62, -10, '#1f5bc4')):
        screwdriver((x, y, z), (0, 0, r), c)
    box(26, 5, 0.5, wood('shelf', '#9a7550', '#6b4c30', 0.5), (0, -2.4, -5.05), bev=0.06)
    # The sheet of what was measured.
    paper('plan.png', 3.6, 2.5, (3.6, -2.6, -4.78), 12)
    area((-7, -9, 7), (0, 0, 0), 5, 4, 1500, (1, 0.90, 0.76))
    area((9, -4, 2), (1, 0, 0), 2, 6, 520, (0.62, 0.76, 1))
    spot((-3, -12, 5), (1.2, 0, 0.3), 2600, (1, 0.93, 0.84), 26, 0.4)
    camera((-5.0, -15.6, 1.8), (-0.02, -0.4, -0.85), 44)
    return {'bounces': 3}


def centre():
    """Service 5: the monitoring centre at night; every screen shows a place that is watched."""
    sky([(0, '#0a0d12'), (1, '#151c26')], 0.5)
    desk = mat('desk', '#2a2d31', 0.45, 0, 0.4)
    box(80, 12, 0.5, desk, (0, -3, -4.2), bev=0.08)
    box(120, 1, 60, mat('backwall', '#1a2029', 0.9), (0, 16, 8), bev=0)
    feeds = ['feed-day.jpg', 'feed-dusk.jpg', 'feed-door.jpg', 'feed-living.jpg', 'vis.jpg', 'plan.png']

    def monitor(x, z, w, h, turn, files, cols, y=0.0):
        with G((x, y, z), (0, 0, turn)):
            slab(w + 0.24, h + 0.24, 0.28, 'blackg', (0, 0.3, 0), R=0.1, bev=0.03)
            rows = (len(files) + cols - 1) // cols
            cw, ch = w / cols, h / rows
            for i, f in enumerate(files):
                px, pz = (i % cols + 0.5) * cw - w / 2, h / 2 - (i // cols + 0.5) * ch
                material = imgmat(f'screen{x}{z}{i}', os.path.join(TEX, f), 1.15)
                material.cycles.sample_as_light = False
                rscreen(cw - 0.08, ch - 0.08, material, (px, -0.01, pz), R=0.03)

    monitor(-8.3, 0.4, 6.6, 3.7, 24, [feeds[0], feeds[3], feeds[4], feeds[2]], 2, -0.6)
    monitor(0, 0.5, 9.2, 5.2, 0, [feeds[1]], 1, 1.2)
    monitor(8.3, 0.4, 6.6, 3.7, -24, [feeds[5]], 1, -0.6)
    for x, y in ((-8.3, -0.2), (0, 1.7), (8.3, -0.2)):
        box(0.5, 0.4, 4, 'dgrey', (x, y + 0.4, -2.4), bev=0.05)
        box(3, 2.2, 0.14, 'dgrey', (x, y + 0.2, -3.88), bev=0.05)
    # The wall of screens behind.
    for k in range(4):
        monitor(-15 + k * 10, 9.2, 9.4, 5.3, 0, [feeds[(k + 1) % 4]], 1, 15)
    # Keyboard, headset, cup, telephone.
    box(4.6, 1.6, 0.16, 'black', (0, -4.4, -3.86), bev=0.05)
    for r in range(4):
        for c in range(14):
            box(0.26, 0.28, 0.08, mat('key', '#3a3e44', 0.5), (-2.05 + c * 0.315, -4.95 + r * 0.36, -3.74), bev=0.03)
    with G((5.2, -4.6, -3.9), (0, 0, 25)):
        tube([(-0.9, 0, 0.35), (-0.75, 0.2, 1.3), (0, 0.3, 1.75), (0.75, 0.2, 1.3), (0.9, 0, 0.35)], 0.09, 'black')
        for s in (-1, 1):
            with G((s * 0.92, 0, 0.42), (0, 90, 0)):
                lathe([(0, -0.2), (0.45, -0.2), (0.5, -0.05), (0.5, 0.1), (0.42, 0.2), (0, 0.2)], 'rubber', r=0.06)
        tube([(-0.95, -0.1, 0.3), (-0.9, -0.7, 0.12), (-0.4, -1.1, 0.14)], 0.04, 'black')
        ball(0.1, 'rubber', (-0.35, -1.12, 0.15))
    lathe([(0, 0), (0.5, 0), (0.55, 1.2), (0.48, 1.2), (0.44, 0.1), (0, 0.1)], mat('mug', '#1f5bc4', 0.3, clear=0.5), (-5.4, -4.6, -3.95), r=0.05)
    area((0, -2.5, 0.4), (0, -9, -4), 9, 4, 90, (0.75, 0.85, 1))
    area((-10, -10, 12), (0, -2, -3), 6, 6, 6000, (1, 0.72, 0.45))
    area((13, -10, 10), (2, -3, -2), 6, 8, 5200, (0.55, 0.72, 1))
    camera((-4.2, -18.6, 3.4), (0.35, 0, 1.3), 31)
    return {'bounces': 3}


def repair():
    """Service 6: at night the siren flashes on the stone; ladder, torch and case say that help is there."""
    sky([(0, '#0d121c'), (0.4, '#1a2740'), (1, '#0c1526')], 0.6)
    stone_wall(-26, 26, -14, 18)
    with G((2.2, -0.3, 2.6)):
        M.siren_out(lens_c='red')
    # The flash, and its light on the stones.
    box(1.0, 0.02, 0.5, glow('flash', '#ff3a22', 2.2), (2.2, -0.93, 2.15), bev=0)
    point((2.2, -2.0, 1.6), 150, (1, 0.10, 0.05), 0.5)
    ladder(-3.4, -1.7, -14, 9, -4)
    cyl(0.17, 14, 'dgrey', (2.2, -0.55, 3.4), bev=0, segs=20)
    # The open case on the ladder's step and the torch on it.
    with G((-3.4, -2.3, -2.15)):
        box(4.4, 2.4, 1.2, mat('case', '#c62a1e', 0.4), (0, 0, 0.6), bev=0.14)
        box(4.5, 2.5, 0.16, 'black', (0, 0, 0.95), bev=0.05)
        box(1.5, 0.3, 0.3, 'black', (0, -1.25, 0.95), bev=0.1)
        with G((0.9, -0.2, 1.52), (0, 96, -14)):
            lathe([(0, -1.2), (0.26, -1.2), (0.26, 0.7), (0.42, 1.0), (0.42, 1.3), (0.36, 1.3), (0, 1.2)], 'aludk', r=0.04)
            lathe([(0.34, 1.24), (0, 1.24)], glow('torch', '#fff1d6', 16))
    spot((-1.0, -3.1, -0.5), (2.1, 0, 2.5), 1500, (1, 0.94, 0.82), 44, 0.25)
    area((-10, -14, 12), (0, 0, 1), 8, 8, 1300, (0.45, 0.62, 1))
    area((10, -7, -3), (2, 0, 2), 3, 6, 420, (1, 0.62, 0.34))
    camera((-3.4, -16.4, 0.2), (-0.2, -0.6, 1.1), 46)
    return {'bounces': 3}


def access():
    """Service 7: the door station on the gate's post, the gate ajar, the garden behind it in the last sun."""
    s = low_sun(-132, 27, 4.6)
    post = plaster('post', '#dfcfb4', 0.9, 0.5, 0.12)
    box(7, 6, 40, post, (2.6, 3, -4), bev=0.15)
    box(8, 7, 1.0, plaster('coping', '#b9a88e'), (2.6, 3, 16.2), bev=0.15)
    box(60, 4, 26, post, (36, 3.5, -9), bev=0.15)
    with G((2.2, 0, 1.0)):
        M.doorstation()
    with G((4.6, 0, 1.2)):
        M.reader('black')
    slab(2.6, 0.8, 0.1, 'brushed', (3.0, 0, 4.6), R=0.06, bev=0.02)
    text('ΑΓΙΟΥ ΔΗΜΗΤΡΙΟΥ 14', 0.19, 'inkd', (3.0, -0.11, 4.6), bold=False)
    # The gate stands open a little.
    iron = mat('iron', '#2f3e4a', 0.4, 0.5)
    with G((-1.0, 3.2, 0), (0, 0, 116)):
        for k in range(9):
            box(1.5, 0.4, 22, iron, (0.9 + k * 1.75, 0, -5), bev=0.03)
        for z in (-13, 4.8):
            box(16.4, 0.7, 0.8, iron, (8, 0.3, z), bev=0.05)
    box(0.3, 0.8, 3, 'steel', (-1.2, 2.2, -2), bev=0.1)
    # Garden and house behind.
    ground_level(-17)
    box(600, 600, 0.2, speckled('earth', '#b5a176', '#857a52', 0.22), (0, 300, -17), bev=0)
    box(22, 200, 0.2, tiles('paving', 6, 4, '#c4ae8c', '#b49c7b', '#7d6d56', 0.5, 0.55), (-16, 100, -16.8), bev=0)
    white = plaster('house', '#ead9bd', 0.22, 0.3)
    wall(-46, 40, 132, -17, 22, 2, white, [(-22, -8, -17, 8)])
    window(-22, -8, 132, -17, 8, 1, lit=wood('door', '#8a5a34', '#55331b', 0.4, (9, 9, 0.4)))
    roof_tiles(-27, -3, 125, 9.5, 7, 3.4)
    # Bougainvillea comes over the wall and throws its shadow on the plaster.
    cushion('flower', (8.2, -0.4, 5.6), (2.9, 1.4, 2.5), 170, 0.95, 62, 0.1)
    cushion('shrub', (8.6, 0.3, 5.9), (3.1, 1.6, 2.6), 150, 0.95, 63, 0.1)
    leaf_shadow((5.6, 0, 3.4), s, 16, (3.4, 3.4, 3.2), 60, 7, 'flower', 1.1)
    olive(-42, 80, 42, 4, 420)
    cypress(-2, 110, 76, 5)
    for k in range(6):
        bush('lavender', -31 + (k % 2) * 30, 30 + k * 13, 9, 7, 30 + k, 110, -17)
    camera((-5.2, -15.0, 1.7), (0.9, 0, 1.6), 50)
    return {'bounces': 3}


def sound_light():
    """Service 8: the terrace in the evening: the floodlight wakes the olive tree, the speaker plays by the table."""
    light(DUSK)
    ground_level(-14)
    white = plaster('terracewall', '#e0d2bb', 0.5, 0.35, 0.1)
    box(2, 80, 40, white, (11, 30, 6), bev=0)
    box(60, 90, 0.4, tiles('terrace', 5, 5, '#c7a37f', '#b98f6c', '#7c6a56', 0, 0.5), (-16, 30, -14), bev=0)
    box(600, 600, 0.2, speckled('earth', '#8f7f58', '#5f573a', 0.22), (0, 300, -14.6), bev=0)
    # On the wall (it faces -x): speaker and floodlight.
    with G((9.2, 7, 1.4), (0, 0, -90)), G((0, 0, 0), (8, 0, 24)):
        M.speaker('white')
    box(0.6, 0.6, 0.8, 'dgrey', (9.7, 7, 2.5), bev=0.06)
    box(0.9, 0.5, 0.4, 'dgrey', (9.7, 14, 4.75), bev=0.04)
    with G((9.9, 14, 4.9), (0, 0, -90)):
        M.flood('black')
    box(0.03, 1.55, 1.0, glow('flood', '#fff0d2', 5), (9.33, 14, 5.85), (0, -7, 0), bev=0)
    spot((8.8, 14.2, 5.8), (-6, 54, 4), 60000, (1, 0.86, 0.64), 74, 0.6)
    area((4, 12, 13), (-4, 14, -10), 10, 10, 2600, (1, 0.72, 0.43))
    olive(-4, 56, 36, 4, 900)
    pine(-70, 170, 110, 3, (14, 0), 1.1, 700)
    for k in range(7):
        bush('lavender', -44 + k * 7, 68 + 3 * (k % 2), 8, 6, 30 + k, 120, -14)
    for k in range(4):
        cypress(-100 + k * 16, 200, 80, 30 + k)
    top = wood('table', '#b98a5c', '#8c6239', 0.5, (0.35, 5, 5))
    for k in range(5):
        box(15, 1.95, 0.5, top, (-4, 18 + k * 2, -6.6), bev=0.04)
    for dx in (-6.4, 6.4):
        for dy in (0.6, 7.4):
            box(0.7, 0.7, 7, top, (-4 + dx, 18 + dy, -10.4), bev=0.05)
    for x, y in ((-8, 20), (-1, 24)):
        lathe([(0, 0), (0.5, 0), (0.12, 0.15), (0.1, 1.0), (0.55, 1.4), (0.6, 2.2), (0.54, 2.2), (0, 1.2)], mat('glass', '#dfe9ea', 0.05, trans=0.6), (x, y, -6.35), r=0.04, segs=40)
    lathe([(0, 0), (0.8, 0), (0.9, 1.6), (0.8, 1.6), (0, 0.2)], mat('windlight', '#ffd9a0', 0.3, emit='#ffc47a', estr=5), (-4.4, 22, -6.35), segs=40)
    point((-4.4, 22, -3.6), 700, (1, 0.66, 0.34), 0.6)
    # String of small lamps.
    for k in range(12):
        t = k / 11
        ball(0.32, glow('bulb', '#ffd49a', 14), (10 - 40 * t, 20 + 26 * t, 11 - 5 * math.sin(math.pi * t)), seg=12)
    hill(-200, 1500, 3000, 130, 3, '#4b4560', 'ridge')
    camera((-2.6, -8.0, 0.4), (4.6, 12, 1.4), 34)
    return {'bounces': 3}
