"""One scene for each category: devices where they live, in the low sun or at dusk."""
import models as M
import models_more as M2
from kit import screw, slab, text, tube
from place import *
from services import leaf_shadow, low_sun, paper, stone_wall


def table_and_wall(wall_colour, name, top='travertine', y=0):
    box(80, 1, 40, plaster(name, wall_colour, 0.6, 0.12, 0.05), (0, 6.5 + y, 12), bev=0)
    stone = speckled(top, '#dccbb0', '#c4ae8e', 1.3, 0.5, 0.12, 0.03)
    box(60, 12, 1.2, stone, (0, 0.6 + y, -0.6), bev=0.08)
    return stone


def cameras():
    """Three cameras on blocks of travertine, with the shadow of an olive bough."""
    s = low_sun(-140, 30, 5.0)
    stone = table_and_wall('#c5865a', 'terracotta-wall')
    for x, w, h in ((-3.6, 3.2, 0.7), (0.4, 2.6, 2.0), (4.0, 2.8, 1.1)):
        box(w, 2.8, h, stone, (x, 1.0, h / 2), bev=0.05)
    with G((-3.6, 1.5, 0.7), (0, 0, 28)):
        M.bullet('white')
    with G((0.4, 1.3, 2.0), (0, 0, 14)):
        M.bullet('black')
    with G((4.0, 1.0, 1.1), (0, 0, -24)):
        M.indoorcam('white')
    leaf_shadow((3.5, 6, 4), s, 18, (6, 6, 4), 85, 4)
    camera((-0.8, -16.5, 4.2), (0.15, 0.8, 1.75), 58)
    area((8, 4, 6), (0, 1, 2), 3, 3, 420, (1, 0.9, 0.8))
    return {'bounces': 3}


def recorders():
    """A recorder among books on an oak shelf, its lights on."""
    s = low_sun(-146, 26, 3.6)
    box(80, 1, 60, plaster('study', '#8fa0a0', 0.6, 0.1, 0.04), (0, 5.0, 6), bev=0)
    oak = wood('oak', '#a9774a', '#7a5230', 0.45, (0.4, 7, 7))
    for z in (-0.3, 7.4):
        box(40, 5.4, 0.6, oak, (0, 2.2, z), bev=0.04)
    with G((0.3, 1.4, 0), (0, 0, -8)):
        M.nvr(8)
    with G((0.5, 1.6, 0.62), (0, 0, 6)):
        M2.hdd2()
    rng = random.Random(5)
    x = -8.4
    for k in range(11):
        w, h = rng.uniform(0.35, 0.75), rng.uniform(3.6, 5.4)
        if x + w > -2.6:
            break
        box(w - 0.02, 3.0, h, mat(f'book{k}', ('#7c2f25', '#27405c', '#c8a564', '#e4dccb', '#40513a', '#a8532f', '#5b5350')[k % 7], 0.7), (x + w / 2, 2.3, h / 2), bev=0.04)
        x += w
    lathe([(0, 0), (1.0, 0), (1.5, 1.4), (0.7, 3.2), (0.8, 3.8), (0.7, 3.8), (0, 1)], mat('vase', '#d9c9ae', 0.6), (4.9, 2.0, 0), r=0.2)
    cushion('olive', (5.0, 2.0, 5.4), (1.8, 1.6, 1.8), 40, 0.8, 5, 0.0)
    leaf_shadow((-7, 5, 5), s, 18, (4, 4, 3), 36, 4)
    area((-8, -10, 5), (0, 0, 1), 4, 4, 420, (1, 0.88, 0.74))
    area((6, 3.5, 5), (0.3, 1, 0.5), 4, 1, 260, (1, 0.95, 0.9))
    camera((-2.0, -13.5, 2.9), (-0.2, 1.2, 1.35), 56)
    return {'bounces': 3}


def alarms():
    """Hub and keypad on a sideboard in the evening, a lamp beside them."""
    sky([(0, '#2b2c36'), (0.5, '#5a5f7c'), (1, '#2c3f66')], 0.5)
    box(80, 1, 60, plaster('evening', '#8a9a86', 0.6, 0.08, 0.04), (0, 4.2, 6), bev=0)
    top = wood('walnut', '#7b5233', '#4f321d', 0.4, (0.4, 7, 7))
    box(50, 7, 0.7, top, (0, 1.0, -0.35), bev=0.05)
    with G((-1.2, 0.2, 0), (0, 0, 12)):
        M.hub('white')
    with G((2.6, 3.7, 3.4)):
        M.keypad('white')
    with G((-2.6, 3.7, 4.6)):
        M.pir('white')
    with G((1.6, -0.9, 0), (0, 0, 30)):
        M2.fob4('black')
    # The lamp.
    lathe([(0, 0), (0.9, 0), (1.1, 0.25), (0.35, 0.5), (0.22, 2.6), (0, 2.6)], 'brushed', (5.2, 1.9, 0), r=0.05)
    lathe([(1.5, 0), (1.05, 1.9)], glow('lampshade', '#ffd3a0', 2.4), (5.2, 1.9, 2.5), segs=50)
    point((5.2, 1.7, 4.9), 700, (1, 0.70, 0.40), 0.7)
    spot((5.2, 1.7, 2.6), (5.2, 1.9, -5), 500, (1, 0.72, 0.42), 120, 0.6)
    area((-9, -9, 8), (0, 0, 1.5), 6, 6, 2000, (0.72, 0.82, 1))
    camera((-1.6, -14.0, 4.2), (0.9, 1.6, 2.35), 46)
    return {'bounces': 3}


def sensors():
    """A detector in the corner of a room, sun through the shutters."""
    box(60, 1, 40, plaster('room-a', '#e6dac6', 0.6, 0.06, 0.03), (-20, 0.5, 0), bev=0)
    box(1, 60, 40, plaster('room-b', '#ddcfb8', 0.6, 0.06, 0.03), (4.5, -29, 0), bev=0)
    box(70, 12, 1, mat('ceiling', '#f0eadf', 0.9), (-20, -5.5, 7.0), bev=0)
    sky(DAY_SKY, 0.55, -0.35, 0.75)
    sun(12, -152, 4.4, (1, 0.79, 0.54), 0.6)
    # Slats that cut the sun into bands.
    for k in range(9):
        box(16, 0.1, 0.62, 'void', (-7.5, -15, 0.6 + k * 1.25), (22, 0, 0), bev=0)
    box(12, 0.4, 26, 'void', (-21.5, -15, 8), bev=0)
    area((-4, -16, 3), (1, 0, 1), 8, 8, 700, (0.9, 0.94, 1))
    with G((3.1, -0.9, 2.4), (0, 0, -45)), G((0, 0, 0), (-4, 0, 0)):
        M.pir('white')
    # A window frame with a contact on the wall at the left.
    box(7.6, 0.5, 11, mat('pane', '#8fb6d0', 0.1, 0, 0.6, emit='#a9cbe2', estr=0.55), (-6.8, -0.05, 0.4), bev=0)
    for x in (-10.6, -6.8, -3.0):
        box(0.7, 0.5, 12.2, 'white', (x, -0.3, 0.4), bev=0.05)
    for z in (-5.4, 6.2):
        box(8.3, 0.5, 0.7, 'white', (-6.8, -0.3, z), bev=0.05)
    with G((-3.05, -0.55, 2.2)):
        M.contact('white')
    camera((-1.6, -14.5, -0.2), (0.7, 0, 1.9), 58)
    return {'bounces': 4}


def fire():
    """A smoke detector between the beams of a kitchen's ceiling, the lamp below."""
    sky([(0, '#6a5a4a'), (1, '#8c8478')], 0.5)
    board = wood('boards', '#e3cda9', '#c9ac80', 0.6, (0.3, 6, 6))
    for k in range(20):
        box(60, 1.96, 0.4, board, (0, -10 + k * 2, 0.2), bev=0.03)
    beam = wood('beam', '#7c5534', '#4f341f', 0.55, (0.3, 5, 5))
    for y in (-6, 6.5, 19):
        box(60, 2.0, 2.4, beam, (0, y, -1.2), bev=0.08)
    with G((-0.6, 0.2, 0), (90, 0, 0)):
        M.smoke()
    # The lamp over the table, far and soft.
    cyl(0.06, 3, 'black', (6.4, 10, -2.2), bev=0, segs=12)
    lathe([(2.4, 0), (1.2, 1.8), (0.3, 2.1)], mat('copper', '#b06a3c', 0.3, 0.9), (6.4, 10, -3.9), segs=60)
    ball(0.8, glow('bulb', '#ffdcae', 16), (6.4, 10, -3.6), seg=24)
    point((6.4, 10, -4.8), 2200, (1, 0.74, 0.45), 0.9)
    box(80, 1, 40, plaster('kitchen', '#d7c6ab', 0.6, 0.08, 0.04), (0, 30, -18), bev=0)
    area((-9, -6, -9), (0, 0.2, 0), 5, 5, 900, (1, 0.86, 0.70))
    area((7, -2, -4), (0, 0.2, 0), 2, 4, 160, (0.7, 0.82, 1))
    camera((-3.2, -11.5, -6.3), (0.7, 1.6, -1.5), 46)
    return {'bounces': 3}


def access():
    """A reader beside the glass door of an office, its light blue, the corridor warm behind."""
    sky([(0, '#20242c'), (1, '#3c4656')], 0.45)
    wall(1.6, 40, 0, -16, 20, 2, plaster('concrete', '#a9a69f', 0.8, 0.12, 0.08), [])
    box(0.8, 1.6, 36, 'aludk', (1.3, 0.4, 2), bev=0.05)
    # The leaf of glass: only its frame and the handle are built; what stands behind is seen through.
    box(0.7, 0.7, 36, 'aludk', (0.2, 0.6, 2), bev=0.04)
    tube([(-0.75, -0.5, -5.5), (-0.75, -0.5, 4.5)], 0.16, 'steel')
    for z in (-4.6, 3.6):
        cyl(0.12, 1.1, 'steel', (-0.75, -0.5, z), (-90, 0, 0), bev=0, segs=20)
    with G((4.6, 0, 0.9)):
        M2.kpr()
    slab(1.5, 1.5, 0.12, mat('exit', '#2e7d4f', 0.35), (8.0, 0, 0.4), R=0.14, bev=0.03)
    with G((8.0, -0.12, 0.4), (90, 0, 0)):
        cyl(0.42, 0.14, 'white', bev=0.05)
    # The corridor.
    box(40, 120, 0.4, mat('corridor', '#6d6558', 0.3, 0, 0.5), (-14, 62, -16), bev=0)
    box(1, 120, 40, plaster('corridor-a', '#cdbb9f', 0.5, 0.05, 0.04), (-28, 62, 0), bev=0)
    box(1, 120, 40, plaster('corridor-a'), (3, 62, 0), bev=0)
    box(40, 120, 0.5, mat('ceiling', '#e8e0d2', 0.9), (-12, 62, 16), bev=0)
    box(40, 1, 40, plaster('corridor-a'), (-12, 118, 0), bev=0)
    for k in range(4):
        box(6, 2.4, 0.1, glow('panel', '#ffe3bd', 5), (-12.5, 14 + k * 26, 15.7), bev=0)
        area((-12.5, 14 + k * 26, 15.3), (-12.5, 14 + k * 26, 0), 6, 3, 3800, (1, 0.80, 0.56))
    for k in range(3):
        box(0.4, 9, 22, wood('officedoor', '#8a6038', '#5c3b1f', 0.45, (9, 9, 0.4)), (-27.4, 30 + k * 30, -5), bev=0.05)
    area((-5, -10, 8), (4, 0, 1), 4, 4, 900, (1, 0.90, 0.78))
    area((12, -6, 3), (5, 0, 1), 2, 5, 420, (0.62, 0.76, 1))
    camera((-0.4, -13.5, 1.3), (3.4, 0, 0.75), 50)
    return {'bounces': 3}


def intercom():
    """The indoor monitor by the door, someone's coat and hat beside it."""
    sky(DAY_SKY, 0.4, -0.35, 0.75)
    sun(28, -140, 2.6, (1, 0.80, 0.57), 1.5)
    box(80, 1, 60, plaster('entrance', '#b86f4d', 0.6, 0.1, 0.05), (0, 0.5, 0), bev=0)
    with G((0.2, 0, 1.6)):
        M.monitor(tex='vis.jpg', c='white')
    rail = wood('rail', '#b98a5c', '#8c6239', 0.5, (0.35, 5, 5))
    box(9, 0.5, 0.9, rail, (7.2, -0.25, 4.2), bev=0.05)
    for k in range(3):
        cyl(0.16, 1.1, 'brushed', (4.6 + k * 2.6, -0.4, 4.1), (90, 0, 0), bev=0.03)
    # A hat of straw and a bag.
    straw = mat('straw', '#dcc08a', 0.9, bump=0.6, bscale=18)
    with G((5.6, -1.15, 2.9), (78, 0, 0)):
        lathe([(0, 0.95), (0.85, 0.9), (1.0, 0.1), (1.9, 0), (1.92, 0.05)], straw, r=0.08)
        lathe([(1.0, 0.12), (1.01, 0.36)], mat('ribbon', '#27405c', 0.7), segs=60)
    bench_top = wood('benchwood', '#a9774a', '#7a5230', 0.5, (0.4, 7, 7))
    box(26, 4, 0.6, bench_top, (8, -2.0, -4.6), bev=0.05)
    lathe([(0, 0), (1.0, 0), (1.3, 2.2), (1.1, 2.6), (1.0, 2.2), (0, 2.2)], mat('pot', '#e6dcc8', 0.7), (-4.6, -1.8, -4.6), r=0.1)
    box(14, 4, 0.6, bench_top, (-8, -2.0, -4.6), bev=0.05)
    cushion('olive', (-4.6, -1.8, -0.2), (2.0, 1.6, 2.4), 70, 0.8, 5, 0.0)
    area((-7, -9, 6), (0, 0, 1), 4, 4, 700, (1, 0.88, 0.74))
    camera((-2.6, -14.6, 1.5), (1.5, 0, 1.1), 52)
    return {'bounces': 3}


def power_network():
    """What carries it all: a switch, a drum of cable and a power supply on a workshop's bench."""
    s = low_sun(-134, 32, 4.6)
    stone_wall(-20, 20, 0, 16, 5.2, 21, ('#c9bda8', '#bfb29c', '#d3c8b4'))
    top = wood('workbench', '#b98a5c', '#8c6239', 0.5, (0.35, 5, 5))
    for k in range(6):
        box(50, 1.95, 0.7, top, (0, -5 + k * 2, -0.35), bev=0.04)
    with G((-3.6, 1.8, 0), (0, 0, 16)):
        M.drum()
    with G((0.9, 0.4, 0), (0, 0, -10)):
        M.switch()
    with G((4.2, 1.8, 0), (0, 0, -26)):
        M.ups()
    blue = mat('patch', '#1f66c4', 0.4)
    for k in range(3):
        x = 0.0 + k * 0.33
        tube([(x + 0.05, -0.2 - k * 0.06, 0.19), (x, -0.8, 0.16), (x - 0.5 + k * 0.3, -1.9, 0.05), (-1.6 + k * 1.5, -2.8 - 0.2 * k, 0.05), (-0.2 + k * 1.6, -3.6, 0.05)], 0.045, blue if k else mat('patch2', '#d8dadb', 0.4))
    leaf_shadow((4, 5, 5), s, 18, (6, 6, 4), 70, 4)
    camera((-1.4, -13.6, 4.0), (0.0, 0.4, 1.05), 48)
    return {'bounces': 3}


def sound_light():
    """A floodlight on a stone wall at dusk, and what it makes of a garden path."""
    light(DUSK)
    stone_wall(-20, 20, -10, 14)
    with G((1.8, -0.1, 1.6)):
        M.flood('black')
    box(1.62, 0.02, 1.1, glow('flood', '#fff0d2', 2.6), (1.8, -0.66, 2.55), (7, 0, 0), bev=0)
    spot((1.8, -1.0, 2.4), (0.6, -5, -12), 9000, (1, 0.86, 0.64), 110, 0.6)
    point((1.8, -1.4, 1.2), 260, (1, 0.84, 0.6), 0.4)
    cushion('shrub', (-5.2, -1.4, -3.8), (3.6, 2.2, 3.6), 320, 1.0, 63, 0.2)
    cushion('flower', (-5.0, -1.9, -3.4), (3.4, 1.9, 3.2), 110, 1.0, 62, 0.2)
    with G((6.2, -0.6, -3.2), (0, 0, -12)):
        M.speaker('black')
    box(5, 3, 0.5, plaster('shelfstone', '#cdbfa6', 1.6, 0.5), (6.2, -0.9, -3.5), bev=0.1)
    area((-9, -12, 8), (0, 0, 0), 7, 7, 900, (0.55, 0.70, 1))
    area((9, -8, 2), (4, 0, -1), 2, 5, 260, (1, 0.72, 0.44))
    camera((-2.6, -15.5, -0.6), (0.9, 0, -0.3), 42)
    return {'bounces': 3}
