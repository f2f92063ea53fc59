"""kit.py - small procedural modelling + studio kit for Blender 3.4 (Debian 12).  1 unit = 10 cm.
Product faces -Y. mount='floor' (stands on z=0) or 'wall' (back plane at y=0)."""
import bpy, bmesh, math, os, sys, random
import numpy as np
from mathutils import Vector, Matrix, Euler
HERE=os.path.dirname(os.path.abspath(__file__))
TAU=math.tau; rad=math.radians

# ------------------------------------------------------------------ scene
def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s=bpy.context.scene
    s.render.engine='CYCLES'; s.cycles.device='CPU'
    return s

# ------------------------------------------------------------------ materials
_m={}
def srgb(h):
    h=h.lstrip('#'); c=[int(h[i:i+2],16)/255 for i in (0,2,4)]
    return tuple(((x/12.92) if x<=.04045 else ((x+.055)/1.055)**2.4) for x in c)+(1,)
def mat(name,col='#ffffff',rough=.4,metal=0,spec=.5,clear=0,clear_r=.1,bump=0,bscale=400,trans=0,ior=1.45,emit=None,estr=0,alpha=1,aniso=0,sss=0):
    key=name
    if key in _m: return _m[key]
    m=bpy.data.materials.new(name); m.use_nodes=True
    nt=m.node_tree; b=nt.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value=srgb(col)
    b.inputs['Roughness'].default_value=rough; b.inputs['Metallic'].default_value=metal
    b.inputs['Specular'].default_value=spec; b.inputs['Clearcoat'].default_value=clear
    b.inputs['Clearcoat Roughness'].default_value=clear_r
    b.inputs['Transmission'].default_value=trans; b.inputs['IOR'].default_value=ior
    b.inputs['Anisotropic'].default_value=aniso
    b.inputs['Subsurface'].default_value=sss
    b.inputs['Alpha'].default_value=alpha
    if emit: b.inputs['Emission'].default_value=srgb(emit); b.inputs['Emission Strength'].default_value=estr
    if bump:
        tc=nt.nodes.new('ShaderNodeTexCoord'); n=nt.nodes.new('ShaderNodeTexNoise'); n.inputs['Scale'].default_value=bscale; n.inputs['Detail'].default_value=2
        bp=nt.nodes.new('ShaderNodeBump'); bp.inputs['Strength'].default_value=bump; bp.inputs['Distance'].default_value=.002
        nt.links.new(tc.outputs['Object'],n.inputs['Vector']); nt.links.new(n.outputs['Fac'],bp.inputs['Height']); nt.links.new(bp.outputs['Normal'],b.inputs['Normal'])
    _m[key]=m; return m
def lensmat():
    if 'lens' in _m: return _m['lens']
    m=mat('lens','#05060a',.03,0,.9,1,.02)
    nt=m.node_tree; b=nt.nodes['Principled BSDF']
    lw=nt.nodes.new('ShaderNodeLayerWeight'); lw.inputs['Blend'].default_value=.55
    r=nt.nodes.new('ShaderNodeValToRGB'); e=r.color_ramp.elements
    e[0].position=0; e[0].color=srgb('#0a0d1c'); e[1].position=1; e[1].color=srgb('#030404')
    x=e.new(.28); x.color=srgb('#2a2f6b'); x=e.new(.5); x.color=srgb('#37204d'); x=e.new(.72); x.color=srgb('#0c1f1d')
    nt.links.new(lw.outputs['Facing'],r.inputs['Fac']); nt.links.new(r.outputs['Color'],b.inputs['Base Color'])
    b.inputs['Metallic'].default_value=.55
    return m
def glassmat(name='smokeglass',col='#2a2c30',far=None):
    """Glass with two outputs, for what is seen through it and for what it mirrors: a ray that takes one or the other at random
    mirrors too seldom for few samples. `far` is the colour of a dome's far wall as the camera sees it through the near one."""
    if name in _m: return _m[name]
    m=bpy.data.materials.new(name); m.use_nodes=True; nt=m.node_tree; nt.nodes.clear(); new,link=nt.nodes.new,nt.links.new
    through,mirror=new('ShaderNodeOutputMaterial'),new('ShaderNodeOutputMaterial'); through.name,mirror.name='through','mirror'
    f,g,t=new('ShaderNodeFresnel'),new('ShaderNodeBsdfGlossy'),new('ShaderNodeBsdfTransparent')
    f.inputs['IOR'].default_value=1.5; g.inputs['Roughness'].default_value=.02
    link(f.outputs[0],g.inputs['Color']); link(g.outputs[0],mirror.inputs[0])
    passed=new('ShaderNodeMixRGB'); passed.inputs[1].default_value=srgb(col); passed.inputs[2].default_value=(0,0,0,1)
    link(f.outputs[0],passed.inputs[0]); link(passed.outputs[0],t.inputs[0]); seen=t
    if far:
        back,path,both,wall,seen=new('ShaderNodeNewGeometry'),new('ShaderNodeLightPath'),new('ShaderNodeMath'),new('ShaderNodeBsdfDiffuse'),new('ShaderNodeMixShader')
        both.operation='MULTIPLY'; wall.inputs[0].default_value=srgb(far)
        link(back.outputs['Backfacing'],both.inputs[0]); link(path.outputs['Is Camera Ray'],both.inputs[1])
        link(both.outputs[0],seen.inputs[0]); link(t.outputs[0],seen.inputs[1]); link(wall.outputs[0],seen.inputs[2])
    link(seen.outputs[0],through.inputs[0])
    _m[name]=m; glass_shows('through'); return m
def glass():
    """The glass of the scene."""
    return [m for m in _m.values() if 'mirror' in m.node_tree.nodes]
def glass_shows(output):
    for m in glass(): m.node_tree.nodes.active=None; m.node_tree.nodes[output].is_active_output=True
def imgmat(name,path,strength=1.0,rough=.12):
    m=bpy.data.materials.new(name); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']
    im=nt.nodes.new('ShaderNodeTexImage'); im.image=bpy.data.images.load(path); im.extension='EXTEND'
    b.inputs['Base Color'].default_value=(0,0,0,1); b.inputs['Roughness'].default_value=rough
    nt.links.new(im.outputs['Color'],b.inputs['Emission']); b.inputs['Emission Strength'].default_value=strength
    return m
def brushed(name='brushed',col='#b9bcc0',rough=.34):
    if name in _m: return _m[name]
    m=mat(name,col,rough,1,.5,aniso=.5)
    nt=m.node_tree; b=nt.nodes['Principled BSDF']
    tc=nt.nodes.new('ShaderNodeTexCoord'); mp=nt.nodes.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value=(2,300,300)
    n=nt.nodes.new('ShaderNodeTexNoise'); n.inputs['Scale'].default_value=3; bp=nt.nodes.new('ShaderNodeBump'); bp.inputs['Strength'].default_value=.06; bp.inputs['Distance'].default_value=.003
    nt.links.new(tc.outputs['Object'],mp.inputs[0]); nt.links.new(mp.outputs[0],n.inputs['Vector']); nt.links.new(n.outputs['Fac'],bp.inputs['Height']); nt.links.new(bp.outputs[0],b.inputs['Normal'])
    return m
def P(c):   # palette of plastics
    T={'white':lambda:mat('white','#e9e9e7',.36,0,.45,bump=.05,bscale=260),
       'whiteg':lambda:mat('whiteg','#ececea',.16,0,.5,clear=.4),
       'grey':lambda:mat('grey','#8b8f94',.42,0,.45,bump=.06,bscale=260),
       'dgrey':lambda:mat('dgrey','#3a3d41',.42,0,.45,bump=.08,bscale=260),
       'black':lambda:mat('black','#16171a',.42,0,.5,bump=.10,bscale=260),
       'blackg':lambda:mat('blackg','#0b0c0e',.08,0,.55,clear=.6,clear_r=.03),
       'rubber':lambda:mat('rubber','#0e0f10',.72,0,.3),
       'brown':lambda:mat('brown','#4a3427',.42,0,.45,bump=.08,bscale=260),
       'red':lambda:mat('red','#a8161b',.12,0,.5,clear=.5),
       'blue':lambda:mat('bluep','#0f4fb3',.3,0,.5),
       'cable':lambda:mat('cable','#1c5fb8',.42,0,.45),
       'alu':lambda:mat('alu','#c3c6ca',.32,1),
       'aludk':lambda:mat('aludk','#4a4d52',.38,1),
       'steel':lambda:mat('steel','#d0d3d6',.22,1),
       'gold':lambda:mat('gold','#d9b25a',.25,1),
       'void':lambda:mat('void','#040405',.7,0,.2),
       'wood':lambda:mat('wood','#b98a5a',.5),
       'ply':lambda:mat('ply','#c9a06c',.55,0,.3),
       'ledr':lambda:mat('ledr','#ff2a1a',.3,emit='#ff2a1a',estr=6),
       'ledg':lambda:mat('ledg','#27e07a',.3,emit='#25e06f',estr=5),
       'ledb':lambda:mat('ledb','#3aa0ff',.3,emit='#3a90ff',estr=6),
       'ledw':lambda:mat('ledw','#ffffff',.3,emit='#ffffff',estr=4),
       'leda':lambda:mat('leda','#ffb020',.3,emit='#ffb020',estr=4),
       'ink':lambda:mat('ink','#6f7378',.5),'inkd':lambda:mat('inkd','#2a2d31',.5),'inkw':lambda:mat('inkw','#d5d7d9',.5),
       'fresnel':lambda:mat('fresnel','#f4f4f2',.22,0,.5,clear=.3,sss=0),
       'brushed':lambda:brushed(),'brusheddk':lambda:brushed('brusheddk','#3c3f44',.4)}
    return T[c]()

# ------------------------------------------------------------------ geometry
ALL=[]; PARENT=[None]; PARTS=[]
def part(name,at): PARTS.append((name,at))
def _finish(o,m,smooth=38):
    me=o.data
    if m: 
        me.materials.clear(); me.materials.append(P(m) if isinstance(m,str) else m)
    if hasattr(me,'polygons'):
        me.polygons.foreach_set('use_smooth',[True]*len(me.polygons)); me.use_auto_smooth=True; me.auto_smooth_angle=rad(smooth)
    ALL.append(o)
    if PARENT[0]: o.parent=PARENT[0]
    return o
def _add(bm,name,m,loc=(0,0,0),rot=(0,0,0),smooth=38):
    me=bpy.data.meshes.new(name); bmesh.ops.recalc_face_normals(bm,faces=bm.faces); bm.to_mesh(me); bm.free()
    o=bpy.data.objects.new(name,me); bpy.context.collection.objects.link(o); o.location=loc; o.rotation_euler=[rad(a) for a in rot]
    return _finish(o,m,smooth)
def grp(loc=(0,0,0),rot=(0,0,0)):
    e=bpy.data.objects.new('grp',None); bpy.context.collection.objects.link(e); e.location=loc; e.rotation_euler=[rad(a) for a in rot]
    if PARENT[0]: e.parent=PARENT[0]
    return e
class G:
    def __init__(s,loc=(0,0,0),rot=(0,0,0)): s.e=grp(loc,rot)
    def __enter__(s): s.p=PARENT[0]; PARENT[0]=s.e; return s.e
    def __exit__(s,*a): PARENT[0]=s.p
def fillet(pts,r,n=6):
    """round the inner corners of a polyline profile. r number or list per point"""
    out=[pts[0]]
    for i in range(1,len(pts)-1):
        p0,p1,p2=[Vector(p) for p in (pts[i-1],pts[i],pts[i+1])]
        rr=r[i] if isinstance(r,(list,tuple)) else r
        a=(p0-p1); b=(p2-p1); la,lb=a.length,b.length
        if rr<=0 or la<1e-6 or lb<1e-6: out.append(tuple(p1)); continue
        a.normalize(); b.normalize(); ang=a.angle(b)
        if ang>rad(178) or ang<rad(2): out.append(tuple(p1)); continue
        d=min(rr/math.tan(ang/2),la*.49,lb*.49); 
        s=p1+a*d; e=p1+b*d
        for k in range(n+1):
            t=k/n; q=(1-t)**2*s+2*(1-t)*t*p1+t*t*e; out.append(tuple(q))
    out.append(pts[-1]); return out
def lathe(prof,m,loc=(0,0,0),rot=(0,0,0),segs=96,r=0,n=6,name='lathe',smooth=32):
    """revolve (radius,z) profile about local Z"""
    pr=fillet([(float(a),float(b)) for a,b in prof],r,n) if r else prof
    bm=bmesh.new(); rings=[]
    for (x,z) in pr:
        if x<1e-5: rings.append([bm.verts.new((0,0,z))])
        else: rings.append([bm.verts.new((x*math.cos(TAU*i/segs),x*math.sin(TAU*i/segs),z)) for i in range(segs)])
    for a,b in zip(rings,rings[1:]):
        for i in range(segs):
            j=(i+1)%segs
            try:
                if len(a)==1 and len(b)==1: break
                if len(a)==1: bm.faces.new((a[0],b[i],b[j]))
                elif len(b)==1: bm.faces.new((a[i],b[0],a[j]))
                else: bm.faces.new((a[i],a[j],b[j],b[i]))
            except ValueError: pass
    return _add(bm,name,m,loc,rot,smooth)
def cyl(r,h,m,loc=(0,0,0),rot=(0,0,0),bev=.01,segs=64,**k):
    bev=min(bev,h*.45,r*.45)
    return lathe([(0,0),(r,0),(r,h),(0,h)],m,loc,rot,segs,r=bev if bev else 0,n=4,**k)
def disc(r,m,loc,rot=(0,0,0),segs=32): return lathe([(0,0),(r,0)],m,loc,rot,segs)
def ring(r0,r1,h,m,loc=(0,0,0),rot=(0,0,0),bev=.006,segs=96):
    bev=min(bev,h*.4,(r1-r0)*.4)
    return lathe([(r0,0),(r1,0),(r1,h),(r0,h),(r0,0)],m,loc,rot,segs,r=bev,n=4)
def ball(r,m,loc,sc=(1,1,1),seg=64,rot=(0,0,0)):
    bm=bmesh.new(); bmesh.ops.create_uvsphere(bm,u_segments=seg,v_segments=seg//2,radius=r)
    o=_add(bm,'ball',m,loc,rot,180); o.scale=sc; return o
def tball(R,zc,m,loc=(0,0,0),rot=(0,0,0),seg=96):
    """sphere cut flat at local z=zc (open)"""
    a1=math.acos(zc/R); pr=[(R*math.sin(a),R*math.cos(a)) for a in np.linspace(math.pi,a1,40)]; pr[0]=(0,-R)
    return lathe(pr,m,loc,rot,seg,smooth=180,name='tball')
def rrect(w,h,R,n=12):
    R=min(R,w/2-1e-4,h/2-1e-4); pts=[]
    for cx,cy,a0 in ((w/2-R,h/2-R,0),(-w/2+R,h/2-R,90),(-w/2+R,-h/2+R,180),(w/2-R,-h/2+R,270)):
        if R<1e-4: pts.append((cx,cy)); continue
        for k in range(n+1): a=rad(a0+90*k/n); pts.append((cx+R*math.cos(a),cy+R*math.sin(a)))
    return pts
def extrude(poly,d,m,loc=(0,0,0),rot=(0,0,0),bev=.02,bseg=4,taper=1.0,name='ext',both=True):
    """poly (x,z) in front plane, extruded from y=0 (back) to y=-d (front); bevel on edges"""
    bm=bmesh.new(); back=[bm.verts.new((x,0,z)) for x,z in poly]; fr=[bm.verts.new((x*taper,-d,z*taper)) for x,z in poly]
    bm.faces.new(back); bm.faces.new(fr[::-1]); n=len(poly)
    for i in range(n): bm.faces.new((back[i],fr[i],fr[(i+1)%n],back[(i+1)%n]))
    o=_add(bm,name,m,loc,rot,30)
    if bev:
        b=o.modifiers.new('b','BEVEL'); b.width=bev; b.segments=bseg; b.limit_method='ANGLE'; b.angle_limit=rad(40); b.harden_normals=True
    return o
def slab(w,h,d,m,loc=(0,0,0),rot=(0,0,0),R=.1,bev=.02,bseg=4,taper=1.0): return extrude(rrect(w,h,R),d,m,loc,rot,bev,bseg,taper)
def box(w,d,h,m,loc=(0,0,0),rot=(0,0,0),bev=.015,bseg=3):
    bm=bmesh.new(); bmesh.ops.create_cube(bm,size=1); bmesh.ops.scale(bm,vec=(w,d,h),verts=bm.verts)
    o=_add(bm,'box',m,loc,rot,30)
    if bev: b=o.modifiers.new('b','BEVEL'); b.width=bev; b.segments=bseg; b.harden_normals=True
    return o
def quad(w,h,m,loc,rot=(0,0,0)):
    """UV quad in XZ facing -Y"""
    bm=bmesh.new(); v=[bm.verts.new(p) for p in ((-w/2,0,-h/2),(w/2,0,-h/2),(w/2,0,h/2),(-w/2,0,h/2))]; f=bm.faces.new(v)
    uv=bm.loops.layers.uv.new('UVMap')
    for l,c in zip(f.loops,((0,0),(1,0),(1,1),(0,1))): l[uv].uv=c
    me=bpy.data.meshes.new('q'); bm.to_mesh(me); bm.free(); o=bpy.data.objects.new('q',me); bpy.context.collection.objects.link(o)
    o.location=loc; o.rotation_euler=[rad(a) for a in rot]; return _finish(o,m)
def rscreen(w,h,m,loc,R=.05,rot=(0,0,0)):
    """rounded UV-mapped screen facing -Y"""
    poly=rrect(w,h,R); bm=bmesh.new(); f=bm.faces.new([bm.verts.new((x,0,z)) for x,z in poly]); uv=bm.loops.layers.uv.new('UVMap')
    f.normal_update()
    if f.normal.y>0: f.normal_flip()
    for l in f.loops: l[uv].uv=(l.vert.co.x/w+.5,l.vert.co.z/h+.5)
    me=bpy.data.meshes.new('s'); bm.to_mesh(me); bm.free(); o=bpy.data.objects.new('s',me); bpy.context.collection.objects.link(o)
    o.location=loc; o.rotation_euler=[rad(a) for a in rot]; return _finish(o,m)
def tube(pts,r,m,res=12,cyc=False,bres=6):
    c=bpy.data.curves.new('t','CURVE'); c.dimensions='3D'; c.bevel_depth=r; c.bevel_resolution=bres; c.use_fill_caps=True; c.resolution_u=res
    sp=c.splines.new('BEZIER'); sp.bezier_points.add(len(pts)-1)
    for p,q in zip(sp.bezier_points,pts): p.co=q; p.handle_left_type=p.handle_right_type='AUTO'
    sp.use_cyclic_u=cyc
    o=bpy.data.objects.new('t',c); bpy.context.collection.objects.link(o); c.materials.append(P(m) if isinstance(m,str) else m)
    if PARENT[0]: o.parent=PARENT[0]
    ALL.append(o); return o
def poly_tube(pts,r,m,bres=4):
    c=bpy.data.curves.new('t','CURVE'); c.dimensions='3D'; c.bevel_depth=r; c.bevel_resolution=bres; c.use_fill_caps=True
    sp=c.splines.new('POLY'); sp.points.add(len(pts)-1)
    for p,q in zip(sp.points,pts): p.co=(*q,1)
    o=bpy.data.objects.new('t',c); bpy.context.collection.objects.link(o); c.materials.append(P(m) if isinstance(m,str) else m)
    if PARENT[0]: o.parent=PARENT[0]
    ALL.append(o); return o
_font=[None,None]
def text(s,size,m,loc,rot=(90,0,0),align='CENTER',bold=True,ext=.0008,track=1.0):
    i=1 if bold else 0
    if _font[i] is None: _font[i]=bpy.data.fonts.load(os.path.join(HERE,'tex','bold.ttf' if bold else 'regular.ttf'))
    c=bpy.data.curves.new('x','FONT'); c.body=s; c.size=size; c.font=_font[i]; c.align_x=align; c.align_y='CENTER'; c.extrude=ext; c.space_character=track
    o=bpy.data.objects.new('x',c); bpy.context.collection.objects.link(o); o.location=loc; o.rotation_euler=[rad(a) for a in rot]
    c.materials.append(P(m) if isinstance(m,str) else m)
    if PARENT[0]: o.parent=PARENT[0]
    ALL.append(o); return o
def logo(size,m,loc,rot=(90,0,0)): return text('VIGLA',size,m,loc,rot,track=1.12)
def screw(loc,rot=(90,0,0),r=.028,m='steel'):
    with G(loc,rot):
        cyl(r,.012,m,bev=.004,segs=32); box(r*1.2,.006,.004,'void',(0,0,.0125),bev=0); box(.006,r*1.2,.004,'void',(0,0,.0125),bev=0)
def lens(R,depth=.12,body='black',loc=(0,0,0),rot=(90,0,0)):
    """lens barrel looking along local +Z, front at z=0"""
    with G(loc,rot):
        lathe([(R,-.02),(R,.012),(R*.86,.012),(R*.84,-depth*.25),(R*.74,-depth*.3),(R*.72,-depth*.45),(R*.62,-depth*.5),(R*.6,-depth*.6)],body,r=.006,n=3)
        for k,rr in enumerate((.80,.70)): ring(R*(rr-.012),R*rr,.004,'blackg',(0,0,-depth*(.26+.18*k)))
        # front element
        rr=R*.62; h=rr*.34; Rs=(rr*rr+h*h)/(2*h)
        prof=[(Rs*math.sin(a),-depth*.62+Rs*math.cos(a)-(Rs-h)) for a in np.linspace(math.asin(rr/Rs),0,14)]
        lathe(prof,lensmat(),smooth=180)
def ir(loc,rot=(90,0,0),r=.03):
    with G(loc,rot):
        ring(r,r*1.22,.006,'blackg'); lathe([(r,0),(r*.8,r*.35),(r*.45,r*.55),(0,r*.62)],mat('irled','#1a0d10',.05,0,.7,1,.02),segs=32,smooth=180)
def holes(cols,rows,px,pz,r,loc,m='void',mask=None,y=-.0015):
    """grid of dark holes on a front (XZ) face merged into a single mesh"""
    bm=bmesh.new()
    for i in range(cols):
        for j in range(rows):
            x=(i-(cols-1)/2)*px+((j%2)*px/2 if mask=='hex' or mask=='circhex' else 0); z=(j-(rows-1)/2)*pz
            if mask in('circ','circhex') and math.hypot(x/((cols)*px/2),z/((rows)*pz/2))>.97: continue
            bm.faces.new([bm.verts.new((x+r*math.cos(-TAU*k/14),y,z+r*math.sin(-TAU*k/14))) for k in range(14)])
    me=bpy.data.meshes.new('h'); bm.to_mesh(me); bm.free(); o=bpy.data.objects.new('h',me); bpy.context.collection.objects.link(o); o.location=loc
    return _finish(o,m)
def slots(n,w,h,pz,loc,m='void',axis='z'):
    for i in range(n):
        d=(i-(n-1)/2)*pz
        slab(w,h,.002,m,(loc[0]+(d if axis=='x' else 0),loc[1],loc[2]+(d if axis=='z' else 0)),R=min(w,h)/2,bev=0)

# ------------------------------------------------------------------ studio
def area(loc,target,sx,sy,power,col=(1,1,1),vis=True,spread=180):
    l=bpy.data.lights.new('a','AREA'); l.shape='RECTANGLE'; l.size=sx; l.size_y=sy; l.energy=power; l.color=col; l.spread=rad(spread)
    o=bpy.data.objects.new('a',l); bpy.context.collection.objects.link(o); o.location=loc
    o.rotation_euler=(Vector(target)-Vector(loc)).to_track_quat('-Z','Y').to_euler(); o.visible_camera=False
    return o
def world(col='#ffffff',strength=.35,grad=True):
    w=bpy.data.worlds.new('w'); bpy.context.scene.world=w; w.use_nodes=True; nt=w.node_tree; bg=nt.nodes['Background']
    bg.inputs[1].default_value=strength
    if grad:
        tc=nt.nodes.new('ShaderNodeTexCoord'); sx=nt.nodes.new('ShaderNodeSeparateXYZ'); r=nt.nodes.new('ShaderNodeValToRGB')
        e=r.color_ramp.elements; e[0].position=.42; e[0].color=srgb('#6d7075'); e[1].position=.75; e[1].color=srgb('#ffffff')
        mp=nt.nodes.new('ShaderNodeMapRange'); mp.inputs[1].default_value=-1; mp.inputs[2].default_value=1
        nt.links.new(tc.outputs['Generated'],sx.inputs[0]); nt.links.new(sx.outputs['Z'],mp.inputs[0]); nt.links.new(mp.outputs[0],r.inputs[0]); nt.links.new(r.outputs[0],bg.inputs[0])
    else: bg.inputs[0].default_value=srgb(col)
def verts_world():
    dg=bpy.context.evaluated_depsgraph_get(); out=[]
    bpy.context.view_layer.update()
    for o in ALL:
        ev=o.evaluated_get(dg)
        try: me=ev.to_mesh()
        except RuntimeError: continue
        if not me or not len(me.vertices): continue
        a=np.empty(len(me.vertices)*3); me.vertices.foreach_get('co',a); a=a.reshape(-1,3)
        M=np.array(o.matrix_world); out.append(a@M[:3,:3].T+M[:3,3]); ev.to_mesh_clear()
    return np.concatenate(out)
def camera(az=28,el=14,fill=.80,lens_mm=85,fov_shift=(0,0),aspect=1.0):
    s=bpy.context.scene; c=bpy.data.cameras.new('c'); c.lens=lens_mm; c.sensor_width=36
    o=bpy.data.objects.new('c',c); bpy.context.collection.objects.link(o); s.camera=o
    V=verts_world(); lo,hi=V.min(0),V.max(0); tgt=(lo+hi)/2; size=np.linalg.norm(hi-lo)
    d=np.array([math.sin(rad(az))*math.cos(rad(el)),-math.cos(rad(az))*math.cos(rad(el)),math.sin(rad(el))]); dist=size*3
    for _ in range(8):
        loc=tgt+d*dist; q=(Vector(tgt)-Vector(loc)).to_track_quat('-Z','Y'); R=np.array(q.to_matrix())
        L=(V-loc)@R; f=lens_mm/36*2; x=L[:,0]/-L[:,2]*f; y=L[:,1]/-L[:,2]*f*aspect
        cx,cy=(x.max()+x.min())/2,(y.max()+y.min())/2; ext=max(x.max()-x.min(),y.max()-y.min())/2
        tgt=tgt+R@np.array([cx/f*dist,cy/f/aspect*dist,0]); dist*=ext/fill
    o.location=loc; o.rotation_euler=q.to_euler(); c.clip_end=500
    return o,Vector(tgt),float(size),float(dist)
def ground(kind,lo_z=0):
    if kind=='none': return None
    bm=bmesh.new(); bmesh.ops.create_grid(bm,x_segments=1,y_segments=1,size=40); me=bpy.data.meshes.new('f'); bm.to_mesh(me); bm.free()
    o=bpy.data.objects.new('f',me); bpy.context.collection.objects.link(o); me.materials.append(mat('floor','#d9d9d6',.8,0,.1))
    if kind=='wall': o.rotation_euler=(rad(90),0,0); o.location=(0,.002,0)
    else: o.location=(0,0,lo_z-.001)
    o.visible_camera=False; o.name='GROUND'
    return o
def studio(mount='floor',az=28,el=14,fill=.80,key=1.0,dark=False,lens_mm=85,rimk=1.0,env=.26,rim=0):
    """three softboxes + top bank, scaled to the product size. Dark horizon world = black flags that draw the edges."""
    cam,t,size,dist=camera(az,el,fill,lens_mm)
    k=size; s2=(k**2)
    fwd=(Vector(t)-cam.location).normalized(); right=fwd.cross(Vector((0,0,1))).normalized(); up=Vector((0,0,1)); back=-fwd
    sd=1 if az>=0 else -1   # key comes from the side the product looks to
    def at(r,u,b): return t+right*r*k*sd+up*u*k+back*b*k
    if mount=='wall':
        area(at(-1.5,1.35,1.2),t,1.25*k,1.25*k,74*s2*key)
        area(at(1.9,.2,.55),t,.5*k,2.2*k,15*s2*key*rimk)
        area(at(.1,2.0,.5),t,1.6*k,.6*k,14*s2*key)
    else:
        area(at(-1.55,1.15,.9),t,1.25*k,1.25*k,60*s2*key)
        area(at(1.65,.6,-.15),t,.5*k,2.0*k,26*s2*key*rimk)
        area(at(0,1.9,-.35),t,2.0*k,1.1*k,30*s2*key)
    if rim:
        # Dark devices: a narrow light from behind on each side draws their edges on a dark tile.
        for side in (-1,1): area(t+right*1.15*k*side+up*.75*k-back*.95*k,t,.16*k,1.7*k,17*s2*rim)
    world(strength=env*(1+.25*bool(rim)))
    V=verts_world(); ground(mount,float(V[:,2].min()) if mount=='floor' else 0)
    return cam,t,size
def settings(px,py=None,samples=64,thr=.03,bounces=3,exposure=0,look='Medium High Contrast'):
    s=bpy.context.scene; r=s.render
    r.resolution_x=px; r.resolution_y=py or px; r.resolution_percentage=100
    c=s.cycles; c.samples=samples; c.use_adaptive_sampling=True; c.adaptive_threshold=thr; c.adaptive_min_samples=16; c.use_denoising=False
    c.max_bounces=bounces; c.diffuse_bounces=2; c.glossy_bounces=3; c.transparent_max_bounces=8; c.transmission_bounces=4
    c.caustics_reflective=False; c.caustics_refractive=False; c.sample_clamp_indirect=2.0; c.blur_glossy=.8; c.pixel_filter_type='BLACKMAN_HARRIS'
    s.view_settings.view_transform='Filmic'; s.view_settings.look=look; s.view_settings.exposure=exposure
    r.image_settings.file_format='PNG'; r.image_settings.color_depth='8'; r.image_settings.compression=15
    r.threads_mode='FIXED'; r.threads=int(os.environ.get('RT','2'))
    return s,r
def _write(path): bpy.context.scene.render.filepath=path; bpy.ops.render.render(write_still=True)
def shadow(base,px):
    """a small pass of the shadow alone -> base.sh.png (none without ground)"""
    s=bpy.context.scene; s.use_nodes=False; bpy.context.view_layer.cycles.denoising_store_passes=False; s.render.film_transparent=True
    if os.path.exists(base+'.sh.png'): os.remove(base+'.sh.png')
    g=bpy.data.objects.get('GROUND')
    if g:
        s,r=settings(max(240,px//4),None,24,thr=.08,bounces=1,exposure=0); s.cycles.use_adaptive_sampling=True; r.image_settings.color_mode='RGBA'; g.visible_camera=True; g.is_shadow_catcher=True
        for o in ALL: o.visible_camera=False
        _write(base+'.sh.png')
