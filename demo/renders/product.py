"""blender -b -P product.py -- NAME BASE [pixels] [samples]: one product in the studio, seen at the angle of products.py."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
import models
import models_more
import products

name, base, *rest = sys.argv[sys.argv.index('--') + 1:]
pixels = int(rest[0]) if rest else 1200
samples = int(rest[1]) if len(rest) > 1 else 64
kit.reset()
model, options, view = products.JOBS[name]
studio = getattr(models if hasattr(models, model) else models_more, model)(**options)
studio.update(view)
exposure = studio.pop('exposure', 0)
kit.studio(**studio)
kit.render(base, pixels, samples=samples, exposure=exposure)
