"""What a buyer wants to see behind a product: mounting plates, ports, cable tails, labels. Added to a model for its second view.

A back lies in the plane y = 0 of its model and is seen from +y; `behind` turns the helpers there. One unit is 10 cm."""
from kit import *
import models_more as M2


def behind(y=0, x=0, z=0):
    return G((x, y, z), (0, 0, 180))


# ---------------------------------------------------------------- small parts, in front of y = 0, facing -y
def flat(w, h, d, m, x=0, z=0, y=0, R=.02, bev=.004):
    return slab(w, h, d, m, (x, y, z), R=R, bev=bev)


def keyhole(x, z, y):
    disc(.045, 'void', (x, y - .002, z), (90, 0, 0))
    flat(.034, .10, .002, 'void', x, z + .06, y, R=.016, bev=0)


def label(x, z, y, lines, w=.52, h=.30):
    flat(w, h, .003, mat('label', '#f1f1ee', .5), x, z, y, R=.02, bev=0)
    size = min(.062, h / (len(lines) + 2.2))
    for i, line in enumerate(lines):
        text(line, size if i == 0 else size * .78, 'inkd', (x - w / 2 + .035, y - .0045, z + h / 2 - size * .95 - i * size * 1.15), align='LEFT', bold=i == 0)
    for i in range(22):
        if (i * 7919) % 3:
            box(.004 + .003 * (i % 3), .001, .05, 'inkd', (x - w / 2 + .04 + i * (w - .20) / 22, y - .0045, z - h / 2 + .045), bev=0)
    for i in range(5):
        for j in range(5):
            if (i * 3 + j * 5 + i * j) % 3 != 1:
                box(.016, .001, .016, 'inkd', (x + w / 2 - .115 + i * .017, y - .0045, z - h / 2 + .025 + j * .017), bev=0)


def rj45(x, z, y, leds=True):
    box(.165, .05, .15, 'steel', (x, y - .012, z), bev=.006)
    box(.125, .05, .105, 'void', (x, y - .016, z - .008), bev=0)
    box(.05, .05, .02, 'void', (x, y - .016, z - .066), bev=0)
    for k in range(8):
        box(.006, .02, .018, 'gold', (x - .042 + k * .012, y - .032, z + .034), bev=0)
    if leds:
        for s, c in ((-1, 'ledg'), (1, 'leda')):
            box(.022, .004, .014, c, (x + s * .06, y - .038, z + .061), bev=0)


def usb(x, z, y):
    box(.15, .03, .07, 'steel', (x, y - .008, z), bev=.006)
    box(.125, .03, .045, 'void', (x, y - .011, z), bev=0)
    box(.115, .03, .014, mat('usbb', '#1a63c9', .4), (x, y - .0115, z + .006), bev=0)


def hdmi(x, z, y):
    flat(.19, .075, .02, 'steel', x, z, y, R=.02)
    flat(.16, .045, .003, 'void', x, z, y - .0205, R=.01, bev=0)


def vga(x, z, y):
    flat(.34, .14, .03, mat('vga', '#2a57b0', .45), x, z, y, R=.05, bev=.006)
    for i in range(5):
        for j in range(3):
            disc(.009, 'void', (x - .09 + i * .045 + (j % 2) * .012, y - .0315, z + (j - 1) * .035), (90, 0, 0), 12)
    for s in (-1, 1):
        with G((x + s * .215, y, z), (90, 0, 0)):
            cyl(.026, .04, 'steel', bev=.004, segs=6)


def jack(x, z, y, r=.07):
    with G((x, y, z), (90, 0, 0)):
        cyl(r, .02, 'black', bev=.006, segs=40)
        lathe([(r * .66, .021), (0, .021)], 'void')
        cyl(.014, .03, 'gold', bev=.003, segs=16)


def rca(x, z, y, colour):
    with G((x, y, z), (90, 0, 0)):
        lathe([(.050, .0), (.050, .03), (.038, .03)], mat('rca' + colour, colour, .4), segs=32)
        lathe([(.036, .01), (.036, .10), (.028, .10), (.028, .02)], 'gold', segs=32)
        disc(.028, 'void', (0, 0, .03), segs=20)


def iec(x, z, y):
    flat(.52, .40, .02, 'black', x, z, y, R=.03)
    flat(.40, .27, .004, 'void', x, z, y - .0205, R=.07, bev=0)
    for dx, dz in ((-.10, -.03), (.10, -.03), (0, .05)):
        box(.03, .05, .09, 'steel', (x + dx, y - .03, z + dz), bev=.004)


def ground_screw(x, z, y):
    with G((x, y, z), (90, 0, 0)):
        cyl(.035, .05, 'steel', bev=.004, segs=6)
        cyl(.02, .09, 'steel', bev=.004, segs=20)


def mark(s, x, z, y, size=.042, m='inkw'):
    text(s, size, m, (x, y - .002, z), bold=False)


# ---------------------------------------------------------------- whole backs
def plate(w, h, lines, battery=0, terminals=0, cable=True, tail=0, base='white', inner='grey', tamper=True, y=0, x=0, z=0):
    """The back of a flat wall device: mounting plate with keyholes, cable opening, terminals, label, battery lid, tamper."""
    small = min(w, h)
    with behind(y, x, z):
        flat(w - .05, h - .05, .018, base, R=small * .14, bev=.006)
        flat(w - .15, h - .15, .004, inner, y=-.018, R=small * .12, bev=.002)
        f = -.022
        kx, kz = (w - .15) * .33, (h - .15) * .40
        for sx in (-1, 1):
            for sz in (-1, 1):
                keyhole(sx * kx, sz * kz - .03, f)
        top = h * .14
        if battery:
            wide = h < w + .05
            bw, bh = (w * .30, h * .56) if wide else (w * .52, .30 + .12 * battery)
            bz = 0 if wide else -h * .12
            flat(bw, bh, .014, base, x=w * .12 if wide else 0, z=bz, y=f, R=.05, bev=.005)
            for k in range(3):
                box(.10, .004, .012, inner, (w * .12 if wide else 0, f - .015, bz + bh / 2 - .07 - k * .03), bev=0)
            mark('3 V CR123A' if small < .95 else '4 × AA', w * .12 if wide else 0, bz - .03, f - .014, .04, 'ink')
            top = bz + bh / 2 + .05
        if cable:
            cz = -h * .30 if not battery else -h * .41
            flat(min(.34, w * .5), .15, .003, 'void', z=cz, y=f, R=.07, bev=0)
        if terminals:
            with G((0, f, h * .30 - .02)):
                M2.tblock(terminals, min(.135, (w - .3) / terminals), (0, 0, 0), dz=.15)
            for i in range(min(terminals, 4)):
                px = (i - (min(terminals, 4) - 1) / 2) * .12
                M2.wire([(px, f - .14, h * .30 - .07), (px * 1.1, f - .16, h * .1), (px * .7, f - .08, -h * .18), (px * .4, f - .01, -h * .30)], i, .016)
        if tamper:
            with G((w * .36, f, 0 if not battery else h * .22), (90, 0, 0)):
                ring(.035, .05, .02, 'black')
                cyl(.022, .05, 'white', bev=.006, segs=24)
        lw, lh, lx, lz = min(.62, w * .58), min(.26, h * .24), 0, h * .27
        if terminals:
            lw, lx, lz = min(.46, w * .36), -w * .21, -h * .06
        elif battery and h < w + .05:
            lw, lx, lz = min(.46, w * .34), -w * .22, h * .17
        label(lx, lz, f, lines, lw, lh)


def base(R, lines, tail=False, c='white', battery=False):
    """The back of a round device: base ring, three keyholes, a sealed cable opening or a battery, label."""
    with behind():
        with G((0, 0, 0), (90, 0, 0)):
            ring(R * .80, R * .97, .018, c, bev=.006)
            lathe([(R * .80, .004), (0, .004)], 'grey')
            for k in range(6):
                a = rad(60 * k)
                with G((R * .62 * math.cos(a), R * .62 * math.sin(a), .005), (0, 0, math.degrees(a))):
                    box(R * .34, .02, .012, 'grey', bev=.003)
        for a in (90, 210, 330):
            keyhole(R * .70 * math.cos(rad(a)), R * .70 * math.sin(rad(a)) - .03, -.006)
        if battery:
            flat(R * .66, R * .5, .02, c, z=-R * .16, y=-.004, R=.06, bev=.006)
            mark('3 V  10 ΕΤΗ', 0, -R * .16, -.024, .055, 'ink')
        else:
            with G((0, -.004, -R * .12), (90, 0, 0)):
                ring(.075, .12, .05, 'rubber', bev=.01)
        label(0, R * .34, -.006, lines, R * .78, R * .36)
    if tail:
        tail_end(0, .06, -R * .12, -R)


def tail_end(x, y, z, floor, side=1, power=True):
    """A camera's cable tail: down to the ground, then a sealed RJ45 socket and a 12 V jack."""
    k = mat('tailc', '#2a2c30' if side else '#dededc', .5)
    f = floor + .05
    tube([(x, y, z), (x, y + .22, z - .02), (x + .10 * side, y + .42, (z + f) / 2), (x + .30 * side, y + .55, f), (x + .62 * side, y + .60, f)], .042, k, res=24)
    for dy, kind in ((-.10, 'rj'), (.14, 'dc')):
        tube([(x + .58 * side, y + .60, f), (x + .76 * side, y + .60 + dy, f), (x + .95 * side, y + .60 + dy * 1.3, f + .02)], .028, k, res=20)
        with G((x + .93 * side, y + .60 + dy * 1.3, f + .03), (0, 90 * side, 0)):
            if kind == 'rj':
                lathe([(0, 0), (.07, 0), (.105, .06), (.105, .36), (.118, .37), (.118, .46), (.10, .46), (.098, .30), (0, .30)], 'rubber', r=.008, n=3)
                ring(.062, .09, .012, 'steel', (0, 0, .452))
                box(.10, .10, .004, 'void', (0, 0, .455), bev=0)
            else:
                lathe([(0, 0), (.045, 0), (.055, .05), (.055, .28), (0, .28)], 'black', r=.008, n=3)
                ring(.022, .034, .03, 'alu', (0, 0, .27))
                disc(.02, 'void', (0, 0, .284))


def round_tail(R, lines, c='white'):
    base(R, lines, True, c)


def recorder(w, d, h, zc, poe, lines, disks=1):
    """The back of a recorder: PoE sockets in rows, network, video, USB, sound, alarm terminals, power, earth."""
    with behind(d / 2 + .006, 0, zc):
        flat(w - .06, h - .05, .012, mat('rear', '#9a9ea3', .38, .7), y=.004, R=.02, bev=.003)
        y = -.010
        rows = 2 if poe > 4 else 1
        cols = poe // rows
        x0 = -w / 2 + .20
        for r in range(rows):
            for i in range(cols):
                rj45(x0 + i * .172, (.085 - r * .17) * (rows - 1) + (0 if rows == 2 else .02), y)
        mark('PoE 1–%d' % poe, x0 + (cols - 1) * .086, -h / 2 + .055, y, .045, 'inkd')
        x = x0 + cols * .172 + .12
        if w > 2.4:
            vga(x + .20, .08, y)
            mark('VGA', x + .20, -.035, y, .04, 'inkd')
            hdmi(x + .20, -.10, y)
            mark('HDMI', x + .20, -.165, y, .036, 'inkd')
            x += .55
            for k, c in enumerate(('#e9e9e9', '#c4262a')):
                rca(x, .08 - k * .16, y, c)
            mark('AUDIO', x, -h / 2 + .05, y, .036, 'inkd')
            x += .22
        else:
            hdmi(x + .06, .05, y)
            mark('HDMI', x + .06, -.03, y, .036, 'inkd')
            x += .28
        usb(x, .06, y)
        mark('USB', x, -.005, y, .036, 'inkd')
        x += .24
        rj45(x, .04, y)
        mark('LAN', x, -.085, y, .036, 'inkd')
        if w > 2.4:
            box(.40, .06, .10, mat('tg', '#2f8f4e', .4), (x - .12, y - .02, -h / 2 + .10), bev=.008)
            for k in range(7):
                disc(.018, 'void', (x - .12 - .162 + k * .054, y - .0505, -h / 2 + .10), (90, 0, 0), 16)
            iec(w / 2 - .42, 0, y) if h > .45 else jack(w / 2 - .30, 0, y)
            ground_screw(w / 2 - .10, -.08, y)
        else:
            jack(w / 2 - .16, .03, y)
            mark('DC 48V', w / 2 - .16, -.085, y, .036, 'inkd')


def switch_rear():
    with behind(.556, 0, .19):
        flat(2.1, .24, .006, 'black', y=0, R=.02, bev=.002)
        jack(-.82, .01, -.006)
        mark('DC 54V 2,3A', -.52, .01, -.006, .05)
        ground_screw(.86, 0, -.006)
        label(.22, 0, -.006, ('VIGLA SW8P', 'PoE+ 120 W'), .62, .19)


def hub_rear():
    with behind(.812, 0, .14):
        flat(1.05, .20, .004, 'grey', R=.06, bev=.001)
        rj45(-.34, 0, -.004)
        flat(.14, .055, .008, 'steel', -.04, 0, -.004, R=.025)
        flat(.11, .028, .002, 'void', -.04, 0, -.0125, R=.013, bev=0)
        flat(.22, .035, .006, 'dgrey', .22, 0, -.004, R=.006)
        mark('SIM', .22, .055, -.004, .034, 'inkd')
        with G((.44, -.004, 0), (90, 0, 0)):
            ring(.03, .045, .008, 'grey')
            cyl(.028, .014, 'white', bev=.004, segs=24)


def indoor_rear():
    with behind(.405, 0, .34):
        flat(.14, .055, .010, 'steel', 0, -.02, .012, R=.025)
        flat(.11, .028, .002, 'void', 0, -.02, .0015, R=.013, bev=0)
        mark('5 V', 0, -.075, 0, .036, 'ink')
        flat(.16, .028, .008, 'void', 0, .075, .004, R=.008, bev=0)
        mark('microSD', 0, .115, 0, .030, 'ink')
    tube([(0, .44, .32), (0, .70, .28), (.18, 1.0, .05), (.62, 1.05, .04), (1.0, .9, .04)], .036, mat('wcable', '#e2e2df', .45), res=24)
    box(.13, .18, .07, 'white', (0, .48, .32), bev=.02)


def ups_rear():
    with behind(1.178, 0, .52):
        flat(1.25, .64, .010, 'dgrey', R=.06, bev=.004)
        iec(-.30, .02, -.010)
        with G((.12, -.010, .12), (90, 0, 0)):
            ring(.06, .08, .02, 'black')
            cyl(.05, .05, 'black', bev=.01, segs=32)
        mark('6 A', .12, .005, -.010, .045)
        for k in range(2):
            rj45(.36 + k * .19, .12, -.010, False)
        mark('SURGE', .455, .01, -.010, .04)
        flat(.12, .10, .012, 'steel', .36, -.14, -.010, R=.02)
        mark('USB', .36, -.225, -.010, .04)
        mark('INPUT 230 V', -.30, -.235, -.010, .045)


def dvr_front():
    w, d, h = 3.0, 1.7, .52
    with behind(d / 2 + .01, 0, h / 2 + .06):
        flat(w - .02, h - .03, .03, 'black', R=.04, bev=.01)
        flat(w * .58, h - .14, .012, 'blackg', -w * .17, 0, -.03, R=.05, bev=.005)
        text('VIGLA', .15, 'inkw', (-w * .37, -.044, .02), track=1.12)
        mark('DVR 8 CH  HYBRID', -w * .20, .01, -.042, .06)
        for i, (c, s) in enumerate((('ledb', 'PWR'), ('ledg', 'NET'), ('ledg', 'REC'))):
            flat(.05, .016, .003, c, -.15 + i * .16, .05, -.042, R=.008, bev=0)
            mark(s, -.15 + i * .16, -.02, -.042, .035)
        for i in range(2):
            usb(.62 + i * .22, 0, -.03)
        with G((1.28, -.03, 0), (90, 0, 0)):
            ring(.10, .115, .012, 'steel')
            cyl(.098, .012, 'black')


def speaker_backs():
    """The amplifier's sockets: two zones of speaker terminals, AUX, microphone, mains."""
    with behind(-.55 + .675 + .004, 0, .32):
        flat(2.2, .44, .008, mat('rear', '#9a9ea3', .38, .7), R=.02, bev=.002)
        for z in range(2):
            for k in range(4):
                with G((-.86 + k * .17 + z * .78, -.008, .06), (90, 0, 0)):
                    lathe([(.055, 0), (.055, .07), (.045, .08), (0, .08)], mat('post%d' % (k % 2), ('#b3262b', '#1a1b1d')[k % 2], .35), r=.006, segs=32)
            mark('ZONE %d' % (z + 1), -.605 + z * .78, -.09, -.008, .05, 'inkd')
        rca(.72, .08, -.008, '#e9e9e9')
        rca(.72, -.06, -.008, '#c4262a')
        mark('AUX', .72, -.15, -.008, .04, 'inkd')
        jack(.94, .02, -.008)


def disk_underside():
    """A disk lies on its label: circuit board, motor and connector are seen."""
    pcb = mat('pcb', '#14603a', .35, 0, .5, clear=.3)
    with G((0, 0, 0), (0, 180, 0)):
        box(.98, .78, .014, pcb, (0, -.32, .007), bev=.003)
        cyl(.19, .016, 'alu', (0, .26, .0), bev=.004)
        cyl(.05, .020, 'aludk', (0, .26, .0), bev=.004)
        for x, y, w, h in ((-.2, -.25, .20, .20), (.2, -.38, .16, .16), (.26, -.12, .10, .14), (-.1, -.52, .12, .08)):
            box(w, h, .02, mat('ic', '#17181a', .45), (x, y, .022), bev=.003)
        for i in range(24):
            box(.04, .022, .014, mat('smd%d' % (i % 3), ('#b9a37a', '#1c1c1e', '#9ea3a8')[i % 3], .4), (-.42 + (i * 37 % 100) / 118, -.64 + (i * 53 % 100) / 160, .018), bev=0)
        for x in (-.46, .46):
            for y in (-.66, 0.1, .66):
                disc(.03, 'void', (x * .98, y, .0162), (0, 0, 0))


def fob_underside():
    with G((0, 0, .0495), (0, 180, 0)):
        with G((0, -.02, 0)):
            ring(.235, .25, .006, 'inkd', bev=.002)
            cyl(.232, .012, 'dgrey', bev=.004)
            box(.22, .03, .006, 'void', (0, 0, .012), bev=0)
        text('CR2032', .06, 'ink', (0, -.36, .002), (0, 0, 0), bold=False)
        text('868 MHz', .05, 'ink', (0, .34, .002), (0, 0, 0), bold=False)


def flood_underside():
    with G((0, 0, .048), (0, 180, 0)):
        lathe([(.40, 0), (0, 0)], 'grey')
        cyl(.12, .016, 'steel', bev=.004)
        label_top(0, .0, 'VIGLA FLD')


def label_top(x, y, title):
    box(.36, .14, .004, mat('label', '#f1f1ee', .5), (x, y - .25, .002), bev=0)
    text(title, .05, 'inkd', (x, y - .25, .0045), (0, 0, 0))


def mains_tail():
    tube([(-.5, .02, -1.2), (-.5, .30, -1.36), (-.1, .62, -1.40), (.6, .70, -1.40), (1.2, .55, -1.40)], .045, 'rubber', res=24)


def light_tail():
    with G((0, 0, 1.0)):
        with G((.0, -.12, 0), (-90, 0, 0)):
            lathe([(.12, 0), (.12, .10), (.08, .14), (.08, .22), (0, .22)], 'rubber', r=.01)
    tube([(0, .08, 1.0), (0, .34, .92), (.12, .52, .30), (.40, .62, .05), (1.0, .60, .045)], .045, 'rubber', res=24)


def face_back():
    plate(1.02, 2.20, ('PYLON FACE', '12 V DC  PoE'), base='dgrey', inner='black')
    with behind(0, 0, -.72):
        rj45(-.22, 0, -.022)
        M2.tblock(8, .07, (.16, -.022, 0), dz=.13)


def bell_back():
    plate(.50, 1.52, ('PYLON BELL', '8–24 V AC/DC'), base='dgrey', inner='grey')
    with behind(0, 0, -.52):
        for x in (-.09, .09):
            screw((x, -.024, 0), (90, 0, 0), .045, 'gold')


def beam_back():
    for x, z in ((-.72, .06), (.72, -.06)):
        plate(.86, 2.15, ('PHYLAX BEAM60', '10–28 V DC  IP65'), terminals=6, base='dgrey', inner='grey', x=x, z=z)


def vdp_back():
    with behind(0.275, .38, .28):
        pass
    plate(2.16, 1.40, ('PYLON VDP7', '24 V DC'), terminals=4, x=.38, z=.28, y=.0)
    plate(.98, 2.0, ('PYLON VDP7-S', 'PoE 802.3af'), terminals=4, base='aludk', inner='dgrey', x=-1.30)


def contact_back():
    for x, z, w, h in ((-.18, 0, .34, 1.10), (.20, -.16, .20, .62)):
        with behind(0, x, z):
            flat(w - .07, h - .10, .006, mat('tape', '#d9dcdf', .6), R=.02, bev=0)
            flat(w - .07, .10, .007, mat('tapeend', '#c4262a', .6), z=h / 2 - .10, R=.01, bev=0)
            for s in (-1, 1):
                disc(.03, 'void', (0, -.0075, s * (h / 2 - .22)), (90, 0, 0))
