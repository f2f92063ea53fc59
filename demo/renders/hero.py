"""The hero: an Attic house seen from under the eave, with the camera in the foreground, the yard and the gate.

Everything a caption may point at is placed by its true distance from the camera; `anchors()` returns where it falls in the
picture."""
import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

import models
from place import *
from place import _bunch
from kit import slab

# The lens of the security camera, its plan position and where it looks (degrees right of +y); Argos B4: 103 degrees wide.
LENS = Vector((3.0, 10.2, 24.45))
AXIS, FIELD = -42.0, 103.0
EYE = (0, 0, 23.2)


def ground_point(metres, bearing):
    """A point on the ground so many metres (on the plan) from the lens."""
    b = math.radians(bearing)
    return Vector((LENS.x + math.sin(b) * metres * 10, LENS.y + math.cos(b) * metres * 10, 0.0))


GATE_Y = ground_point(41, -0.8).y


def eave(time):
    soffit = wood('soffit', '#b07a46', '#774c28', 0.45, (0.5, 9, 9))
    bottom = 25.3
    for k in range(36):
        box(60, 0.94, 0.3, soffit, (28.6, -21.5 + k, bottom + 0.15), bev=0.03)
    box(60.6, 0.5, 1.5, 'aludk', (28.3, 14.4, bottom + 0.55), bev=0.04)
    box(0.5, 36, 1.5, 'aludk', (-1.75, -3.6, bottom + 0.55), bev=0.04)
    box(60, 36, 0.4, 'void', (28.6, -3.6, bottom + 0.6), bev=0)
    with G((LENS.x + 0.80, LENS.y - 0.89, bottom), (0, 180, 180 - AXIS)):
        models.bullet('white', roll=180, pitch=7)
    if time == DUSK:
        # A warm strip in the soffit and the sky's own light model the camera.
        box(40, 0.14, 0.06, glow('strip', '#ffcf94', 10), (27, 12.9, bottom - 0.02), bev=0)
        area((13, 12.9, bottom - 0.1), (13, 12.9, 0), 14, 0.5, 620, (1, 0.72, 0.42))
        area((-5, 3, 22), LENS, 5, 5, 640, (0.66, 0.78, 1))
        area((2.0, 6.5, 21.5), LENS, 2, 2, 70, (1, 0.74, 0.50))
    else:
        area((-4, 0, 14), LENS, 9, 9, 900, (1, 0.90, 0.76))


def gate(time):
    y = GATE_Y
    stone = plaster('gatewall', '#d3c3aa', 0.3, 0.3)
    for side in (-1, 1):
        box(150, 3, 21, stone, (side * 98, y, 10.5), bev=0.2)
        box(150.4, 4, 0.9, plaster('coping', '#b9a88e'), (side * 98, y, 21.4), bev=0.2)
        box(5, 5, 27, stone, (side * 21, y - 0.5, 13.5), bev=0.2)
        roof_tiles(side * 21 - 3.6, side * 21 + 3.6, y - 3.6, 27.2, 3.2, 1.5, 'clay')
        box(5.6, 5.6, 0.7, plaster('coping'), (side * 21, y - 0.5, 27.2), bev=0.1)
        if time == DUSK:
            box(1.6, 0.5, 3.2, glow('gatelamp', '#ffd09a', 14), (side * 21, y - 3.4, 20), bev=0.1)
            point((side * 21, y - 6, 21), 2600, (1, 0.70, 0.40), 1.4)
    iron = mat('iron', '#2b2f35', 0.45, 0.5)
    for k in range(18):
        box(1.7, 0.5, 18.5, iron, (-17.5 + k * 2.06, y, 10.8), bev=0.02)
    for z in (2.2, 19.6):
        box(36.5, 0.8, 0.9, iron, (0, y - 0.4, z), bev=0.02)


def house(time):
    y = 150
    white = plaster('house', '#e4d8c4', 0.22, 0.3)
    warm = plaster('upper', '#cdb798', 0.22, 0.3)
    openings = [(31, 63, 1.5, 27), (74, 84, 1.5, 24), (95, 112, 9, 25)]
    wall(25, 134, y, 0, 34.5, 2.4, white, openings)
    box(2.4, 96, 34.5, white, (26.2, y + 50, 17.25), bev=0)
    box(110, 96, 1.4, white, (79.5, y + 49, 33.4), bev=0)
    box(111.4, 3.2, 0.8, plaster('coping'), (79.5, y + 1.0, 34.9), bev=0.1)
    box(3.2, 98, 0.8, plaster('coping'), (26.0, y + 49, 34.9), bev=0.1)
    lit = 1 if time == DUSK else 0
    room(27.4, 66, y + 2.4, 1.5, 28.5, 46, 11500 * lit)
    room(72, 92, y + 2.4, 1.5, 28, 40, 2600 * lit)
    room(94, 131, y + 2.4, 1.5, 28, 44, 4200 * lit)
    window(31, 63, y, 1.5, 27, 4)
    window(95, 112, y, 9, 25, 2)
    # What is seen in the living room: a sofa, a lamp, a picture, a curtain.
    box(18, 7, 5, mat('sofa', '#6d665c', 0.95), (47, y + 30, 4.2), bev=0.8)
    box(18, 2.4, 9, mat('sofa'), (47, y + 34, 6), bev=0.8)
    box(9, 0.4, 7, mat('painting', '#31506e', 0.7), (46, y + 47.6, 17), bev=0)
    box(5.5, 1.0, 25, mat('curtain', '#d8c8ae', 0.95), (33.5, y + 5, 14.2), bev=0.2)
    box(4.5, 1.0, 25, mat('curtain'), (61, y + 5, 14.2), bev=0.2)
    if lit:
        lathe([(2.6, 0), (1.8, 3.4)], glow('shade', '#ffd9a8', 5), (57, y + 34, 13), segs=30)
    # Oak door under a small roof of clay tiles.
    oak = wood('door', '#8a5a34', '#55331b', 0.4, (9, 9, 0.4))
    for k in range(5):
        box(1.96, 0.8, 22.4, oak, (75 + k * 2, y + 1.6, 12.7), bev=0.04)
    box(0.3, 0.4, 8, 'steel', (76, y + 0.9, 13), bev=0.05)
    roof_tiles(70.5, 87.5, y - 7, 26.2, 7, 3.4)
    for x in (71.5, 86.5):
        box(0.9, 6.5, 0.9, oak, (x, y - 3.2, 25.6), bev=0.05)
    lantern(90, y, 19, time, 1500)
    lantern(28.2, y, 21, time, 1500)
    # Upper floor, set back, with a lit window.
    wall(80, 134, y + 26, 34, 66, 2.4, warm, [(92, 108, 40, 58)])
    box(2.4, 60, 32, warm, (81.2, y + 57, 50), bev=0)
    box(55.6, 3, 0.8, plaster('coping'), (107, y + 27, 66.4), bev=0.1)
    box(3, 62, 0.8, plaster('coping'), (81, y + 57, 66.4), bev=0.1)
    room(84, 130, y + 28.4, 36, 62, 30, 4200 * lit)
    window(92, 108, y + 26, 40, 58, 2)
    # Pergola of timber before the glass.
    timber = wood('timber', '#8f6a47', '#5c4028', 0.6, (0.4, 6, 6))
    for x in (28.5, 46, 64.5):
        box(1.3, 1.3, 27.5, timber, (x, y - 34, 14), bev=0.08)
        box(1.1, 36, 1.8, timber, (x, y - 17, 28.4), bev=0.08)
    for k in range(12):
        box(41, 0.7, 1.2, timber, (46.5, y - 35 + k * 3, 29.9), bev=0.05)
    if lit:
        for x in (37, 55):
            area((x, y - 17, 27), (x, y - 17, 0), 8, 14, 2600, (1, 0.73, 0.44))
    cushion('shrub', (60, y - 26, 31.6), (9, 11, 1.6), 260, 1.5, 61, 0.1)
    cushion('flower', (61, y - 28, 32), (8, 10, 1.5), 120, 1.5, 62, 0.2)
    stick([(64.5, y - 35.5, 1), (65.4, y - 35, 14), (64.2, y - 34, 28), (62, y - 30, 31)], 0.5, BARK())


def yard(time):
    box(2400, 2400, 0.2, speckled('earth', '#a8946c', '#6f6643', 0.22), (0, 900, -0.35), bev=0)
    paving = tiles('paving', 6, 4, '#c4ae8c', '#b49c7b', '#7d6d56', 0.5, 0.55)
    box(23, 440, 0.2, paving, (-1.5, 205, -0.1), bev=0)
    terrace = tiles('terrace', 5, 5, '#c7a37f', '#b98f6c', '#7c6a56', 0.0, 0.5)
    box(118, 66, 1.5, terrace, (76, 117.5, 0.75), bev=0.1)
    box(64, 60, 0.2, terrace, (36, 52, -0.05), bev=0)
    for x, z in ((15.6, 0.75),):
        box(1.4, 66, 1.7, plaster('coping'), (x, 117.5, z), bev=0.1)
    stone = plaster('gatewall')
    box(2.6, 420, 17, stone, (-92, 220, 8.5), bev=0.2)
    box(3.6, 420, 0.8, plaster('coping'), (-92, 220, 17.3), bev=0.2)
    # Furniture on the terrace, pots, beds along the drive.
    for k, (x, y) in enumerate(((22, 128), (22, 92))):
        lathe([(0, 0), (2.0, 0), (3.0, 5.5), (3.3, 6), (2.9, 6), (2.6, 5.2), (0, 5.2)], mat('clay', '#b5653d', 0.8), (x, y, 1.5), segs=40, r=0.2)
        bush('shrub' if k else 'lavender', x, y, 7.5, 7, 70 + k, 150, 6.4)
    table = wood('timber', '#8f6a47', '#5c4028')
    box(14, 8, 0.5, table, (46, 132, 8.6), bev=0.1)
    for dx in (-6, 6):
        for dy in (-3, 3):
            box(0.6, 0.6, 7, table, (46 + dx, 132 + dy, 5), bev=0.05)
    for k in range(11):
        bush(('lavender', 'lavender', 'shrub')[k % 3], -17.5 - (k % 2) * 1.6, 66 + k * 31, 7.5, 6.2, 80 + k, 120)
        if k % 2 == 0:
            bush('lavender', 14.5, 190 + k * 20, 7, 6, 100 + k, 90)
    for k, y in enumerate((76, 150, 230, 310)):
        bollard(-13.8, y, time, 420)
        if k > 1:
            bollard(11.5, y, time, 420)
    rng = random.Random(12)
    tufts = [((rng.uniform(-88, -20), 40 + 260 * rng.random() ** 1.5, 0.2), rng.uniform(1.6, 3.4)) for _ in range(900)]
    tufts += [((rng.uniform(13, 24), rng.uniform(190, 400), 0.2), rng.uniform(1.6, 3.0)) for _ in range(160)]
    scatter(_bunch('grass'), tufts, 4)
    pine(-56, 190, 118, 3, (16, -6), 1.15, 1500)
    pine(-118, 330, 130, 8, (-12, 0), 1.1, 900)
    pine(62, 470, 120, 5, (10, 0), 1.1, 700)
    olive(-46, 104, 40, 4, 620)
    for k, (x, y, h) in enumerate(((-84, 255, 74), (-80, 300, 88), (-76, 350, 80), (-70, 398, 92), (140, 330, 90), (30, 452, 76))):
        cypress(x, y, h, 40 + k)
    for k in range(8):
        bush('shrub', -82 + k * 1.5, 130 + k * 36, 14, 11, 130 + k, 130)
    for k in range(9):
        bush('shrub', -150 + k * 40, GATE_Y + 26 + 5 * (k % 3), 26, 20, 150 + k, 120)
    hill(-300, 3400, 5200, 330, 3, '#77708a' if time == DAY else '#4b4560', 'ridge-far')
    hill(700, 2500, 3800, 210, 9, '#7f7c80' if time == DAY else '#3a374c', 'ridge-near')
    if time == DUSK:
        # The lights of the town at the foot of the ridge.
        rng = random.Random(6)
        for k in range(90):
            x = rng.uniform(-1100, 1200)
            ball(rng.uniform(1.2, 2.6), glow(f'town{k % 3}', ('#ffc27a', '#ffdcae', '#fff1dc')[k % 3], 6), (x, 2300, rng.uniform(18, 18 + 60 * abs(math.sin(x / 300)))), seg=6)


def build(time, portrait=False):
    light(time)
    eave(time)
    gate(time)
    house(time)
    yard(time)
    if portrait:
        return camera(EYE, lens=40, pitch=-5.5, yaw=9.5)
    return camera(EYE, lens=26, pitch=-6.6)


def anchors(thing, aspect):
    """Where the lens, the points at 4, 8 and 41 m and the edges of the field fall, as shares of width and height."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = 1000, round(1000 / aspect)
    bpy.context.view_layer.update()

    def at(v):
        p = world_to_camera_view(scene, thing, Vector(v))
        return [round(p.x, 4), round(1 - p.y, 4)]

    front = LENS
    marks = {}
    for metres, bearing in ((4, -4.0), (8, -3.0), (41, -0.8)):
        spot_ = ground_point(metres, bearing)
        arc = []
        for b in range(round(AXIS - FIELD / 2) + 1, round(AXIS + FIELD / 2) + 1):
            q = ground_point(metres, b)
            v = thing.matrix_world.inverted() @ q
            if v.z < -1:
                p = at(q)
                if -0.2 <= p[0] <= 1.2 and -0.2 <= p[1] <= 1.2:
                    arc.append(p)
        marks[str(metres)] = {'ground': at(spot_), 'head': at(spot_ + Vector((0, 0, 17))), 'arc': arc}
    return {'lens': at(front), 'marks': marks}
