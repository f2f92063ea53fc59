"""The three steps of an installation. Walls face -y; the viewer stands at negative y."""
import os

import backs
import models as M
import models_more as M2
from kit import imgmat, quad, rscreen, slab, text, tube
from place import *
from services import TEX, drill, ladder, leaf_shadow, low_sun, paper, printed, toward_sun


def level(x, z, y, length=4.2):
    """A spirit level, 42 cm."""
    yellow = mat('level', '#e2b21d', 0.4)
    with G((x, y, z)):
        box(length, 0.24, 0.52, yellow, (0, -0.12, 0), bev=0.03)
        for s in (-1, 1):
            box(0.16, 0.27, 0.56, 'rubber', (s * length / 2, -0.12, 0), bev=0.04)
            box(0.86, 0.02, 0.3, 'black', (s * length * 0.31, -0.245, 0), bev=0.005)
            slab(0.62, 0.16, 0.01, 'inkw', (s * length * 0.31, -0.256, 0), R=0.03, bev=0)
        box(0.9, 0.02, 0.34, 'black', (0, -0.245, 0), bev=0.005)
        with G((-0.34, -0.27, 0.03), (0, 90, 0)):
            cyl(0.11, 0.68, mat('vial', '#b9e04a', 0.12, clear=0.6, emit='#8fc02a', estr=0.25), bev=0.04)
        ball(0.075, mat('bubble', '#f2ffd0', 0.1, emit='#efffc8', estr=0.4), (0, -0.335, 0.05), (1.7, 0.5, 0.8), 24)
        for s in (-1, 1):
            box(0.016, 0.02, 0.24, 'inkd', (s * 0.17, -0.375, 0.03), bev=0)


def mounting():
    """Step 1: the holes are drilled through the template, the cable is there, the level lies on two screws."""
    s = low_sun(-136, 30, 5.0)
    box(60, 2, 60, plaster('mounting', '#d8a878', 0.9, 0.45, 0.12), (0, 1, 0), bev=0)
    # The template with strips of tape at its corners, the cable through its middle.
    quad(3.0, 3.0, printed('template.png'), (1.5, -0.012, 1.7))
    tape = mat('tape', '#2b62b8', 0.6)
    for x, z, turn in ((0.05, 3.15, -42), (2.95, 3.15, 42), (0.05, 0.25, 42), (2.95, 0.25, -42)):
        with G((x, -0.016, z), (0, turn, 0)):
            slab(0.85, 0.26, 0.004, tape, R=0.01, bev=0)
    with G((1.5, -0.014, 1.7), (90, 0, 0)):
        lathe([(0.2, 0), (0, 0)], 'void')
    white = mat('lead', '#e4e5e4', 0.4)
    tube([(1.5, 0.3, 1.7), (1.5, -0.35, 1.66), (1.62, -0.85, 1.1), (1.72, -0.8, 0.1), (1.6, -0.62, -0.75)], 0.075, white, res=24)
    with G((1.59, -0.61, -0.72), (6, 180, 0)):
        box(0.17, 0.13, 0.34, mat('plug', '#cfd6da', 0.12, 0, 0.6, clear=0.5), (0, 0, 0.16), bev=0.02)
        box(0.13, 0.02, 0.12, 'gold', (0, -0.06, 0.27), bev=0.004)
    # The three holes with their plugs.
    for a in (90, 210, 330):
        x, z = 1.5 + 0.855 * math.cos(rad(a)), 1.7 + 0.855 * math.sin(rad(a))
        with G((x, -0.014, z), (90, 0, 0)):
            cyl(0.085, 0.05, mat('plugs', '#9aa0a6', 0.5), bev=0.01)
            lathe([(0.05, 0.052), (0, 0.052)], 'void')
    for x in (-0.2, 3.1):
        with G((x, 0, -1.9), (90, 0, 0)):
            cyl(0.06, 0.5, 'steel', bev=0.01)
            cyl(0.12, 0.05, 'steel', (0, 0, 0.48), bev=0.015)
    level(1.45, -1.57, -0.04)
    # The ladder's top with the drill, plugs and the closed box of the device.
    ladder(-4.2, -2.2, -18, -1.5, -2, 4.4)
    box(5.4, 3.0, 0.25, 'alu', (-4.2, -2.3, -1.35), bev=0.05)
    drill((-4.15, -2.2, 0.7), (0, 0, 122))
    for k, (x, y) in enumerate(((-2.3, -2.9), (-2.05, -2.5), (-2.75, -2.65), (-2.2, -3.35))):
        with G((x, y, -1.14), (90, 0, 40 + k * 67)):
            cyl(0.085, 0.5, mat('plugs', '#9aa0a6', 0.5), bev=0.02, segs=20)
    leaf_shadow((5.4, 0, 4.4), s, 16, (4.4, 4, 3.6), 90, 5)
    area((5, -12, 2), (0, 0, 0), 5, 5, 300, (1, 0.92, 0.82))
    camera((-3.6, -15.8, 1.7), (-0.95, -0.2, 0.6), 48)
    return {'bounces': 3}


def patch_panel(z, labels):
    """Sixteen sockets over their labels; returns the places of the sockets."""
    slab(4.5, 0.44, 0.06, 'black', (0, 0, z), R=0.03, bev=0.01)
    at = [(-1.95 + k * 0.26, z + 0.03) for k in range(16)]
    for k, (x, zz) in enumerate(at):
        backs.rj45(x, zz, -0.065, leds=False)
        if k < len(labels):
            slab(0.22, 0.09, 0.004, 'inkw', (x, -0.062, z - 0.15), R=0.01, bev=0)
            text(labels[k], 0.066, 'inkd', (x, -0.068, z - 0.15))
    return at


def plugged(a, b, colour, sag, side=0.0):
    """A patch cable from socket to socket, with its two boots."""
    for x, z in (a, b):
        box(0.115, 0.34, 0.1, colour, (x, -0.24, z), bev=0.03)
    (x0, z0), (x1, z1) = a, b
    tube([(x0, -0.36, z0), (x0 + side * 0.3, -sag, z0 - 0.1), ((x0 + x1) / 2 + side, -sag - 0.12, (z0 + z1) / 2), (x1 + side * 0.3, -sag, z1 + 0.1), (x1, -0.36, z1)], 0.05, colour, res=20)


def connecting():
    """Step 2: the cables of the house end in a cabinet: patch panel, switch and recorder; one cable is still to be plugged in."""
    sky([(0, '#8d8475'), (0.5, '#cfd3d6'), (1, '#f2f0ea')], 0.45)
    sun(26, -142, 3.2, (1, 0.82, 0.60), 0.8)
    leaf_shadow((3.6, 0, 2.4), toward_sun(-142, 26), 14, (3, 3, 3), 24, 6, 'olive', 1.2)
    box(80, 1, 60, plaster('cabinetwall', '#d0a277', 0.6, 0.1, 0.05), (0, 4.2, 0), bev=0)
    # The cabinet's frame, its open door, the holes of its rails.
    steel = mat('cabinet', '#c3c5c1', 0.5, 0, 0.4)
    for x in (-2.75, 2.75):
        box(0.16, 4.2, 7.2, steel, (x, 1.7, 0.1), bev=0.03)
        box(0.36, 0.1, 6.6, 'alu', (x * 0.9, 0.06, 0.1), bev=0.01)
    for z in (-3.5, 3.7):
        box(5.66, 4.2, 0.16, steel, (0, 1.7, z), bev=0.03)
    box(5.6, 0.1, 7.2, mat('back', '#6b6259', 0.7), (0, 3.6, 0.1), bev=0)
    for s in (-1, 1):
        for k in range(24):
            box(0.1, 0.02, 0.1, 'void', (s * 2.48, 0.0, -2.9 + k * 0.26), bev=0)
    with G((2.84, -0.4, 0.1), (0, 0, 68)):
        box(5.4, 0.12, 7.2, steel, (2.7, 0, 0), bev=0.04)
    names = ['ΑΥΛΗ', 'ΠΥΛΗ', 'ΕΙΣ.', 'ΓΚΑΡ.', 'ΠΙΣΩ', 'ΤΑΡ.', 'ΣΑΛ.', 'ΓΡΑΦ.', 'WIFI', 'ΘΥΡΑ', 'ΠΛΗΚ.', 'ΕΦΕΔ.']
    panel = patch_panel(1.55, names)
    slab(4.5, 0.44, 0.06, 'dgrey', (0, 0, 0.35), R=0.03, bev=0.01)
    ports = [(-1.95 + k * 0.26, 0.33) for k in range(16)]
    for x, z in ports:
        backs.rj45(x, z, -0.065)
    with G((0, 1.44, -1.15)):
        M.nvr(16, rack=True)
    box(5.2, 3, 0.08, steel, (0, 1.5, -1.16), bev=0.01)
    blue, white = mat('patchblue', '#1f66c4', 0.4), mat('patchwhite', '#dcdedd', 0.4)
    for k in range(11):
        plugged(panel[k], ports[k], white if k in (0, 4, 8) else blue, 0.85 + 0.07 * (k % 3), 0.05 * ((k * 5) % 3 - 1))
    # The one that is left: from its socket, hanging down with its plug in front.
    amber = mat('patchamber', '#d98a1f', 0.4)
    box(0.115, 0.34, 0.1, amber, (panel[11][0], -0.24, panel[11][1]), bev=0.03)
    tube([(panel[11][0], -0.36, panel[11][1]), (1.05, -0.95, 1.35), (1.55, -1.5, 0.5), (1.35, -1.75, -0.45), (0.75, -1.9, -0.62)], 0.05, amber, res=24)
    with G((0.72, -1.9, -0.62), (0, -96, 6)):
        box(0.125, 0.125, 0.34, amber, (0, 0, 0.05), bev=0.03)
        box(0.12, 0.1, 0.22, mat('plug', '#cfd6da', 0.12, 0, 0.6, clear=0.5), (0, 0, 0.3), bev=0.015)
        box(0.09, 0.02, 0.09, 'gold', (0, -0.046, 0.36), bev=0.003)
    # The cables of the house come down in a bundle.
    for k in range(9):
        dx, dy = 0.14 * (k % 3) - 0.14, 0.14 * (k // 3)
        tube([(-1.5 + dx, 1.6 + dy, 3.8), (-1.5 + dx, 1.5 + dy, 2.9), (-1.5 + dx + 0.3 * (k - 4) * 0.6, 1.0 + dy, 2.2), (-1.6 + k * 0.4, 0.5, 1.7)], 0.06, mat('house', '#8f969b', 0.5), res=20)
    for z in (2.95, 3.35):
        box(0.62, 0.62, 0.16, 'black', (-1.5, 1.66, z), bev=0.05)
    area((-5, -7, 6), (0, 0, 0.5), 4, 4, 1100, (1, 0.88, 0.70))
    area((6, -8, 1), (0, 0, 0), 3, 5, 300, (0.85, 0.92, 1))
    camera((-3.4, -9.6, 2.3), (0.18, -0.2, 0.42), 50)
    return {'bounces': 3}


def handing_over():
    """Step 3: on the terrace's table the phone shows that all works; the camera it shows hangs behind."""
    s = low_sun(-128, 24, 4.8)
    top = wood('table', '#b98a5c', '#8c6239', 0.5, (0.35, 5, 5))
    for k in range(7):
        box(40, 1.95, 0.6, top, (0, -6 + k * 2, -0.3), bev=0.04)
    # The phone leans on a pot of basil.
    with G((-0.9, -0.6, 0.0), (-17, 0, 9)):
        with G((0, 0, 0.75)):
            slab(0.76, 1.56, 0.085, 'black', (0, 0, 0.05), R=0.11, bev=0.03)
            screen = imgmat('phone', os.path.join(TEX, 'phone.jpg'), 0.92)
            screen.cycles.sample_as_light = False
            rscreen(0.705, 1.47, screen, (0, -0.0875, 0.05), R=0.085)
    lathe([(0, 0), (0.42, 0), (0.56, 0.8), (0.6, 0.8), (0.6, 1.0), (0.52, 1.0), (0.5, 0.85), (0, 0.85)], mat('pot', '#b5653d', 0.8), (-0.72, 0.62, 0), r=0.03)
    cushion('shrub', (-0.72, 0.62, 1.32), (0.62, 0.6, 0.5), 40, 0.4, 3, 0.0)
    paper('handover.png', 2.1, 2.97, (1.75, -0.35, 0.012), -14)
    with G((1.5, -1.35, 0.07), (0, 90, 40)):
        cyl(0.06, 1.3, mat('pen', '#1d2a4a', 0.3, clear=0.4), segs=24, bev=0.02)
        lathe([(0.06, 0), (0.015, -0.14), (0, -0.14)], 'steel', segs=24)
    with G((0.25, 0.35, 0), (0, 0, 28)):
        M2.fob4('black')
    # The house behind: wall, eave, camera, door.
    ground_level(-8)
    y = 20
    wall(-30, 40, y, -8, 10, 2, plaster('house', '#e0c39a', 0.5, 0.3), [(-14, -6, -8, 5)])
    window(-14, -6, y, -8, 5, 1, lit=wood('door', '#8a5a34', '#55331b', 0.4, (9, 9, 0.4)))
    box(80, 3, 0.5, wood('soffit', '#b07a46', '#774c28', 0.45, (0.5, 9, 9)), (0, y - 1.4, 5.6), bev=0)
    box(80, 0.5, 1.0, 'aludk', (0, y - 3.1, 5.8), bev=0)
    cyl(0.16, 3, 'whiteg', (4.9, y - 0.22, 2.3), bev=0, segs=24)
    with G((4.9, y, 1.9), (90, 0, 0)), G((0, 0, 0), (0, 0, -64)):
        M.bullet('white', roll=-90, pitch=-20)
    box(120, 60, 0.3, tiles('terrace', 5, 5, '#c7a37f', '#b98f6c', '#7c6a56', 0, 0.5), (0, 10, -8), bev=0)
    leaf_shadow((12, y, 1), s, 22, (4, 4, 5), 60, 8)
    area((-6, -8, 5), (0, 0, 0.6), 3, 3, 260, (1, 0.92, 0.82))
    camera((-0.1, -7.6, 1.8), (0.3, 0, 1.12), 50, stop=1.5, focus=(-0.9, -0.6, 0.8))
    return {'bounces': 3}
