"""finish.py BASE OUT.webp [key=value …]: adds up the passes of BASE, removes the noise, grades and saves.

The colour is divided by the albedo before it is filtered, so patterns and edges of materials stay sharp; normals, albedo and
the variance between the passes steer the filter."""
import glob
import os
import sys

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2
import numpy as np
from PIL import Image

cv2.setNumThreads(2)


def read(path):
    return cv2.imread(path, cv2.IMREAD_UNCHANGED)[:, :, :3].astype(np.float32)


def load(base, part=np.s_[:, :]):
    """The colour of each pass, mean albedo and mean normals of all passes, within a part of the picture."""
    files = sorted(glob.glob(glob.escape(base) + '.[0-9]*.hdr.*exr'))
    if not files:
        raise SystemExit(f'no passes for {base}')
    mirrored = [f.replace('.hdr.', '.mir.') for f in files]
    colours = [np.minimum((read(f) + (read(m) if os.path.exists(m) else 0))[part], 60) for f, m in zip(files, mirrored)]
    mean = lambda kind: np.mean([read(f.replace('.hdr.', f'.{kind}.'))[part] for f in files], axis=0)
    return colours, np.clip(mean('alb'), 0, 1.5), mean('nrm')


def luminance(x):
    return (x * np.array([0.0722, 0.7152, 0.2126], np.float32)).sum(2, keepdims=True)


def without_fireflies(x, alb):
    """A pixel far brighter than the third brightest of its neighbours of the same material is brought down to it."""
    lum = luminance(x)[:, :, 0]
    pad = cv2.copyMakeBorder(lum, 1, 1, 1, 1, cv2.BORDER_REFLECT)
    h, w = lum.shape
    around = np.stack([pad[j:j + h, i:i + w] for j in range(3) for i in range(3) if (i, j) != (1, 1)])
    around.partition(5, axis=0)
    limit = around[5] * 1.6 + 0.03
    return x * np.minimum(1, limit / np.maximum(lum, 1e-6))[:, :, None]


def shifted(x, p, dy, dx, h, w):
    return x[p + dy:p + dy + h, p + dx:p + dx + w]


def wavelet(y, var, nrm, alb, levels, strength):
    """Edge-avoiding wavelet filter; `var` is the variance of `y`'s brightness, carried through the levels."""
    kernel = np.array([1, 4, 6, 4, 1], np.float32) / 16
    alone = None
    h, w = y.shape[:2]
    for level in range(levels):
        step = 1 << level
        p = 2 * step
        border = lambda a: cv2.copyMakeBorder(a, p, p, p, p, cv2.BORDER_REFLECT)
        Y, N, A = border(y), border(nrm), border(alb)
        guide = cv2.GaussianBlur(y, (0, 0), 0.8 + 0.3 * level)
        V = border(var)
        GP = border(guide)
        spread = cv2.GaussianBlur(var, (0, 0), 1.5)
        total = np.zeros((h, w, 1), np.float32)
        out = np.zeros_like(y)
        out_var = np.zeros((h, w), np.float32)
        for j in range(5):
            for i in range(5):
                dy, dx = (j - 2) * step, (i - 2) * step
                s = lambda a: shifted(a, p, dy, dx, h, w)
                dn = ((s(N) - nrm) ** 2).sum(2)
                da = ((s(A) - alb) ** 2).sum(2)
                dc = ((s(GP) - guide) ** 2).sum(2)
                weight = np.exp(-(dn / 0.045 + da / 0.006 + dc / (strength * spread + 1e-4))) * (kernel[i] * kernel[j])
                out += weight[:, :, None] * s(Y)
                out_var += weight ** 2 * s(V)
                total += weight[:, :, None]
        if level == 0:
            alone = np.clip((kernel[2] * kernel[2] / total - 0.35) / 0.35, 0, 1)
        y = out / total
        var = out_var / (total[:, :, 0] ** 2)
    # A pixel on an edge resembles none of its neighbours: it takes after the median of those around it.
    calm = cv2.merge([cv2.medianBlur(c, 3) for c in cv2.split(y.astype(np.float32))])
    return y + (calm - y) * alone


def denoise(base, strength=6.0, levels=6, floor=0.12, part=np.s_[:, :]):
    colours, alb, nrm = load(base, part)
    colours = [without_fireflies(c, alb) for c in colours]
    # Glossy and glowing pixels have little albedo: they are filtered as they are. Where such pixels touch others closely
    # (screens), a floor under the albedo keeps the two from mixing.
    divisor = alb + floor if floor else np.where(alb.max(2, keepdims=True) > 0.03, np.maximum(alb, 0.02), 1.0)
    forth = lambda c: np.log1p(6 * c / divisor)
    ys = [forth(c) for c in colours]
    y = np.mean(ys, axis=0)
    n = len(ys)
    if n > 1:
        var = np.mean([((a - y) ** 2).mean(2) for a in ys], axis=0) / max(n - 1, 1)
    else:
        var = ((y - cv2.GaussianBlur(y, (0, 0), 1.2)) ** 2).mean(2)
    # The variance of few passes is itself noisy: take the larger of the local means.
    var = np.maximum(cv2.GaussianBlur(var, (0, 0), 2.0), 0.5 * cv2.GaussianBlur(var, (0, 0), 5.0)).astype(np.float32)
    out = wavelet(y.astype(np.float32), var, nrm, alb, levels, 10.0 * strength)
    return np.expm1(out) / 6 * divisor


def agx(x):
    """AgX tone curve (fit by B. Wrensch) of linear sRGB, returned as display values."""
    x = x[:, :, ::-1]
    inset = np.array([[0.842479062253094, 0.0784335999999992, 0.0792237451477643],
                      [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
                      [0.0423756549057051, 0.0784336, 0.879142973793104]], np.float32)
    outset = np.linalg.inv(inset).astype(np.float32)
    v = np.clip(x @ inset.T, 1e-10, None)
    v = np.clip((np.log2(v) + 12.47393) / (4.026069 + 12.47393), 0, 1)
    v2 = v * v
    v4 = v2 * v2
    v = 15.5 * v4 * v2 - 40.14 * v4 * v + 31.96 * v4 - 6.868 * v2 * v + 0.4298 * v2 + 0.1191 * v - 0.00232
    return v, outset


def grade(x, exposure=0.0, contrast=1.18, saturation=1.14, warmth=0.02, bloom=0.06, violet=0.55):
    x = np.maximum(x, 0) * (2.0 ** exposure)
    if bloom:
        bright = np.minimum(np.maximum(x - 0.9, 0), 12)
        size = x.shape[1] / 1000
        glow = sum(cv2.GaussianBlur(bright, (0, 0), s * size) for s in (3, 11, 34)) / 3
        x = x + bloom * glow * 4
    if warmth:
        x = x * np.array([1 - warmth, 1, 1 + warmth], np.float32)
    v, outset = agx(x)
    lum = (v * np.array([0.2126, 0.7152, 0.0722], np.float32)).sum(2, keepdims=True)
    # A gentle S curve round middle grey, then colour.
    v = lum + (v - lum) * saturation
    # Dusk turns shadows violet: that cast alone is taken back.
    cast = np.maximum(np.minimum(v[:, :, 0], v[:, :, 2]) - v[:, :, 1], 0)[:, :, None] * violet
    v = v + cast * np.array([-0.7, 0.5, -0.8], np.float32)
    v = np.clip(v, 0, 1)
    mid = 0.46
    v = np.where(v < mid, mid * (v / mid) ** contrast, 1 - (1 - mid) * ((1 - v) / (1 - mid)) ** contrast)
    v = np.clip(v @ outset.T, 0, 1)
    return v


def along_edges(v):
    """Averages each pixel of a clear edge along that edge, so that few samples leave no dashes on it."""
    g = cv2.GaussianBlur(luminance(v[:, :, ::-1])[:, :, 0], (0, 0), 1.0)
    gx, gy = cv2.Sobel(g, cv2.CV_32F, 1, 0) / 8, cv2.Sobel(g, cv2.CV_32F, 0, 1) / 8
    a, b, c = (cv2.GaussianBlur(t, (0, 0), 1.2) for t in (gx * gx, gx * gy, gy * gy))
    root = np.sqrt((a - c) ** 2 / 4 + b * b)
    big, small = (a + c) / 2 + root, (a + c) / 2 - root
    angle = 0.5 * np.arctan2(2 * b, a - c)
    coherent = ((big - small) / (big + small + 1e-6)) ** 2
    weight = np.clip((np.sqrt(np.maximum(big, 0)) - 0.012) / 0.03, 0, 1) * np.clip((coherent - 0.35) / 0.3, 0, 1)
    yy, xx = np.mgrid[0:g.shape[0], 0:g.shape[1]].astype(np.float32)
    total, sum_of_weights = v.copy(), 1.0
    for step, share in ((-2.2, 0.5), (-1.1, 0.8), (1.1, 0.8), (2.2, 0.5)):
        x, y = (xx - np.sin(angle) * step).astype(np.float32), (yy + np.cos(angle) * step).astype(np.float32)
        total += share * cv2.remap(v, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
        sum_of_weights += share
    return v + (total / sum_of_weights - v) * weight[:, :, None]


def over(v, path, radius=2.2):
    """The fine detail of `v` over the broad tones of a smaller finished picture of the same view, rendered for longer."""
    h, w = v.shape[:2]
    under = np.asarray(Image.open(path).convert('RGB').resize((w, h), Image.LANCZOS)).astype(np.float32) / 255
    return np.clip(cv2.GaussianBlur(under, (0, 0), radius) + v - cv2.GaussianBlur(v, (0, 0), radius), 0, 1)


def save(v, out, quality=82, vignette=0.10, width=0, under=None):
    h, w = v.shape[:2]
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    r2 = ((xx / w - 0.5) ** 2 + (yy / h - 0.5) ** 2) * 2
    v = v * (1 - vignette * r2[:, :, None])
    if under:
        v = over(v.astype(np.float32), under)
    v = along_edges(along_edges(v.astype(np.float32)))
    soft = cv2.GaussianBlur(v, (0, 0), 0.9)
    v = v + (0.12 if under else 0.35) * (v - soft)
    rng = np.random.default_rng(1)
    v = v * 255 + rng.normal(0, 0.9, (h, w, 1))  # a little grain hides bands in the sky
    image = Image.fromarray(np.clip(v, 0, 255).round().astype(np.uint8), 'RGB')
    if width and width != w:
        image = image.resize((width, round(h * width / w)), Image.LANCZOS)
    if out.endswith('webp'):
        image.save(out, 'WEBP', quality=quality, method=6)
    else:
        image.save(out)


if __name__ == '__main__':
    base, out = sys.argv[1:3]
    options = dict(a.split('=') for a in sys.argv[3:])
    number = lambda key, usual: float(options.get(key, usual))
    x = denoise(base, number('strength', 6), int(number('levels', 6)), number('floor', 0.12)) if 'raw' not in options else np.mean(load(base)[0], axis=0)
    v = grade(x, number('exposure', 0), number('contrast', 1.18), number('saturation', 1.14), number('warmth', 0.02), number('bloom', 0.06), number('violet', 0.55))
    save(v, out, int(number('quality', 82)), number('vignette', 0.10), under=options.get('under'))
