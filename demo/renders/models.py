"""Parametric product models (function -> builds geometry, returns dict of studio options)."""
from kit import *

def bullet(c='white',long=1.0,roll=0,pitch=-4):
    L=1.75*long; R=.36
    dk='black' if c!='white' else 'black'
    with G((0,0,.92),(pitch,roll,0)):
        # body along -Y (front)
        with G((0,0,0),(90,0,0)):   # local z -> -y
            lathe([(0,-.75),(R*.80,-.75),(R*.9,-.72),(R,-.62),(R,L-.80),(R*.985,L-.795),(R*.985,L-.775),(R,L-.77),(R,L-.62)],c,r=.02,n=4)
            lathe([(R,L-.62),(R,L-.56),(R*.93,L-.56),(R*.93,L-.60)],c,r=.012,n=4)
            lathe([(R*.93,L-.60),(R*.93,L-.585),(.16,L-.585)],'blackg')
            lens(.165,.16,'black',(0,0,L-.545),(0,0,0))
            ring(.165,.185,.02,'dgrey',(0,0,L-.59))
            for k in range(2):
                a=rad(0+180*k); 
                with G((.262*math.cos(a),.262*math.sin(a),L-.583)): ir((0,0,0),(0,0,0),.05)
            for a in (55,125,235,305): ir((.262*math.cos(rad(a)),.262*math.sin(rad(a)),L-.583),(0,0,0),.028)
        # sun shield
        prof=[]
        n=40
        bm=bmesh.new(); rows=[]
        for y,rr in ((.66,R+.035),(-L+.48,R+.035)):
            rows.append([[bm.verts.new(((rr+t)*math.cos(a),y+(0.10*(1-math.sin(a)) if y<0 else 0),(rr+t)*math.sin(a))) for a in np.linspace(rad(14),rad(166),n)] for t in (0,.022)])
        (i0,o0),(i1,o1)=rows
        for A,B,f in ((i0,i1,0),(o0,o1,1)):
            for k in range(n-1): bm.faces.new((A[k],A[k+1],B[k+1],B[k]))
        for A,B in ((i0,o0),(i1,o1)):
            for k in range(n-1): bm.faces.new((A[k],A[k+1],B[k+1],B[k]))
        for k in (0,n-1): bm.faces.new((i0[k],o0[k],o1[k],i1[k]))
        o=_sh=_add_sh(bm,c)
        text('VIGLA',.12,'ink' if c!='black' else 'inkw',(R+.004,-.12,-.02),(90,0,90),track=1.1)
        # rear gland
        with G((0,.75,0),(-90,0,0)): lathe([(.12,0),(.12,.06),(.09,.08),(.09,.16),(0,.16)],'rubber',r=.01)
    # bracket
    with G((0,.30,0)):
        lathe([(0,0),(.44,0),(.44,.07),(.40,.10),(.20,.105),(.20,.12),(0,.12)],c,r=.018)
        for a in (30,150,270): screw((.33*math.cos(rad(a)),.33*math.sin(rad(a)),.10),(0,0,0),.035)
        lathe([(0,.10),(.17,.10),(.17,.26),(.155,.27),(.155,.285),(.17,.295),(.17,.34),(0,.34)],c,r=.012)
        ball(.15,c,(0,0,.38)); cyl(.10,.24,c,(0,0,.40)); 
        box(.24,.34,.10,c,(0,-.02,.60),bev=.03)
    return dict(mount='floor',az=40,el=16,fill=.80)
def _add_sh(bm,c):
    import kit
    return kit._add(bm,'shield',c,(0,0,0),(0,0,0),40)

def dome(c='white',glass='smoke'):
    # axis: base on wall (y=0), dome pointing -Y
    with G((0,0,0),(90,0,0)):
        lathe([(0,0),(.66,0),(.66,.10),(.645,.115),(.645,.13),(.66,.14),(.655,.30),(.60,.40),(.52,.44),(.50,.44),(.50,.40)],c,r=.025,n=6)
        ring(.455,.505,.06,c,(0,0,.395),bev=.02)
        lathe([(.50,.42),(0,.42)],'black')
        # inner eyeball
        with G((0,0,.46),(-26,14,0)):
            ball(.30,'dgrey',(0,0,0)); lathe([(0,.0),(.21,.0),(.21,.28),(.17,.30),(.165,.25)],'dgrey',r=.012); lens(.155,.12,'black',(0,0,.30),(0,0,0))
        # dome glass
        n=40; prof=[(.452*math.cos(a),.44+.452*math.sin(a)) for a in np.linspace(0,math.pi/2,n)]
        lathe(prof,glassmat('smokeglass' if glass=='smoke' else 'clearglass','#b9bcc0' if glass=='smoke' else '#e8eaec',far='#08090a'),smooth=180)
        for a in (45,135,225,315): 
            with G((.58*math.cos(rad(a)),.58*math.sin(rad(a)),.405),(0,0,0)): cyl(.030,.02,'dgrey' if c!='black' else 'dgrey',bev=.006,segs=24); disc(.016,'void',(0,0,.0205))
    return dict(mount='wall',az=34,el=16,fill=.76)

def turret(c='white'):
    with G((0,0,0),(90,0,0)):
        lathe([(0,0),(.58,0),(.58,.16),(.565,.175),(.565,.19),(.58,.20),(.57,.26),(.46,.37),(.445,.375),(.44,.33)],c,r=.022,n=6)
        lathe([(.45,.35),(0,.35)],'rubber')
        with G((0,0,.50),(6,32,0)):
            tball(.44,.235,c)
            lathe([(.372,.234),(.368,.262),(.352,.272),(.338,.268),(.336,.240),(.150,.240)],c,r=.008)
            lathe([(.334,.250),(.334,.258),(.150,.258)],'blackg',r=.003)
            lens(.155,.14,'black',(0,0,.300),(0,0,0))
            ring(.155,.175,.042,'dgrey',(0,0,.257))
            for k in range(2): ir((.252*math.cos(math.pi*k),.252*math.sin(math.pi*k),.258),(0,0,0),.054)
            pass
            disc(.014,mat('micv','#333333',.6),(0,-.25,.2595))
    return dict(mount='wall',az=30,el=12,fill=.74)

def ptz(c='white'):
    # wall bracket + hanging speed dome
    slab(.72,1.05,.12,c,(0,0,1.72),R=.12,bev=.03)
    for x in (-.26,.26):
        for z in (-.40,.40): screw((x,-.118,1.72+z),(90,0,0),.04)
    # arm
    with G((0,-.10,1.86)): 
        tube([(0,0,-.05),(0,-.35,.12),(0,-.8,.16),(0,-1.05,.10)],.17,c,res=24,bres=12)
    with G((0,-1.1,0)):
        lathe([(0,1.98),(.20,1.98),(.24,1.93),(.24,1.80),(.22,1.78),(.42,1.70),(.58,1.52),(.62,1.32),(.62,1.22),(.60,1.20),(.60,1.185),(.62,1.175),(.62,.86),(.60,.80),(.56,.78),(0,.78)],c,r=.03,n=6)
        ring(.50,.575,.03,'dgrey',(0,0,.765))
        # rotating head (yoke + ball)
        with G((0,0,.62),(0,0,-24)):
            for x in (-1,1): box(.12,.42,.46,c,(x*.46,0,.02),bev=.05)
            with G((0,0,-.06),(-8,0,0)):
                ball(.40,'black' if c=='white' else c,(0,0,0),seg=96)
                with G((0,0,0),(90,0,0)):
                    lathe([(.33,.20),(.33,.40),(.30,.43),(.29,.40),(.28,.40)],'black',r=.015)
                    lathe([(.288,.405),(0,.405)],'blackg'); lens(.17,.05,'black',(0,.06,.455),(0,0,0)); ring(.17,.19,.05,'black',(0,.06,.405))
                    for x in (-.15,-.06,.06,.15): ir((x,-.19,.408),(0,0,0),.034)
    text('VIGLA',.12,'ink',(0,-1.1-.626,1.02),(90,0,0),track=1.1)
    return dict(mount='wall',az=36,el=4,fill=.84)

def indoorcam(c='white'):
    lathe([(0,0),(.46,0),(.47,.03),(.44,.10),(.36,.13),(0,.13)],c,r=.03)
    ring(.30,.34,.012,'dgrey',(0,0,.128))
    lathe([(0,.135),(.34,.135),(.39,.20),(.41,.42),(.40,.50),(0,.50)],c,r=.03)
    with G((0,0,.78)):
        with G((0,0,0),(90,0,0)):
            tball(.43,.24,c)
            lathe([(.356,.235),(.352,.262),(.338,.268),(.334,.250)],c,r=.006)
            lathe([(.334,.250),(.330,.262),(.20,.276),(0,.280)],'blackg',smooth=60)
            lens(.115,.05,'black',(0,.04,.312),(0,0,0)); ring(.115,.145,.034,'black',(0,.04,.276))
            disc(.014,mat('icled','#7fc0ff',.3,emit='#58a8ff',estr=3),(0,-.19,.2785))
            for a in (20,50,130,160): ir((.235*math.cos(rad(a)),.04+.20*math.sin(rad(a)),.2745),(0,0,0),.018)
    for x in (-1,1): 
        with G((x*.40,0,.62),(0,90*x,0)): lathe([(0,0),(.20,0),(.19,.035),(0,.04)],c,r=.012)
    text('VIGLA',.075,'ink',(0,-.412,.36),(88,0,0))
    return dict(mount='floor',az=24,el=12,fill=.78)

def nvr(ch=8,rack=False):
    w,d,h=(3.4,2.4,.48) if not rack else (4.4,2.8,.62)
    box(w,d,h,'black',(0,0,h/2+.06),bev=.025)
    box(w-.02,.06,h-.03,'black',(0,-d/2-.02,h/2+.06),bev=.02)
    slab(w*.56,h-.14,.02,'blackg',(-w*.18,-d/2-.045,h/2+.06),R=.04,bev=.008)
    logo(.15,'inkw',(-w*.38,-d/2-.068,h/2+.07)); text('NVR %d CH'%ch,.06,'ink',(-w*.22,-d/2-.068,h/2+.06),bold=False)
    for i,(cc,l) in enumerate((('ledb','PWR'),('ledg','NET'),('ledg','REC'))):
        slab(.05,.016,.003,cc,(-w*.06+i*.16,-d/2-.066,h/2+.09),R=.008,bev=0); text(l,.035,'ink',(-w*.06+i*.16,-d/2-.067,h/2+.03),bold=False)
    for i in range(2):
        box(.14,.03,.065,'steel',(w*.20+i*.22,-d/2-.045,h/2+.06),bev=.006); box(.12,.03,.045,'void',(w*.20+i*.22,-d/2-.048,h/2+.06),bev=0); box(.11,.03,.014,mat('usbb','#1a63c9',.4),(w*.20+i*.22,-d/2-.05,h/2+.065),bev=0)
    with G((w*.43,-d/2-.05,h/2+.06),(90,0,0)): ring(.10,.115,.012,'steel'); cyl(.098,.012,'black')
    # top vents
    for gx in (-1,1):
        for i in range(14): box(.05,.9,.004,'void',(gx*w*.28+(i-6.5)*.085,.35,h+.0605),bev=0)
    for x in (-1,1):
        for y in (-1,1): cyl(.13,.06,'rubber',(x*w*.42,y*d*.40,0))
    for x in (-1,1): screw((x*(w/2-.12),-d/2+.12,h+.06),(0,0,0),.03,'aludk')
    if rack:
        for x in (-1,1):
            box(.22,.03,h,'black',(x*(w/2+.11),-d/2-.02,h/2+.06),bev=.008)
            for z in (.3,.7): disc(.04,'void',(x*(w/2+.13),-d/2-.0365,.06+h*z),(90,0,0))
    return dict(mount='floor',az=30,el=20,fill=.88,key=1.25)

def switch(n=8,c='dgrey'):
    w,d,h=2.2,1.1,.30
    box(w,d,h,c,(0,0,h/2+.04),bev=.02)
    slab(w-.06,h-.05,.02,'black',(0,-d/2+.005,h/2+.04),R=.02,bev=.006)
    for i in range(n+2):
        x=-w/2+.30+i*.165+(.10 if i>=n else 0)
        box(.145,.03,.145,'steel' if i>=n else 'aludk',(x,-d/2-.012,h/2+.03),bev=.008); box(.118,.03,.105,'void',(x,-d/2-.016,h/2+.03),bev=0)
        box(.05,.03,.02,'void',(x,-d/2-.016,h/2-.032),bev=0)
        for k in range(6): box(.006,.02,.018,'gold',(x-.03+k*.012,-d/2-.016,h/2+.073),bev=0)
        slab(.02,.012,.003,'ledg' if i%3 else 'leda',(x-.03,-d/2-.018,h/2+.125),R=.005,bev=0)
    text('PoE+',.055,'inkw',(w/2-.14,-d/2-.016,h/2+.07)); text('GIGABIT',.035,'ink',(w/2-.14,-d/2-.016,h/2+.0),bold=False)
    for i in range(16): box(.4,.03,.004,'void',(w*.25,-.3+i*.045,h+.0405),bev=0) if i<14 else None
    logo(.13,'inkw',(-w*.25,0,h+.041),(0,0,0))
    for x in (-1,1):
        for y in (-1,1): cyl(.08,.04,'rubber',(x*w*.42,y*d*.38,0))
    return dict(mount='floor',az=28,el=24,fill=.86,key=1.2)

def keypad(c='white',tex='keypad.png'):
    fc='blackg'
    slab(1.50,1.06,.10,c,(0,0,0),R=.16,bev=.03)
    slab(1.56,1.12,.12,c,(0,-.06,0),R=.18,bev=.05,bseg=6)
    slab(1.44,1.00,.012,'blackg',(0,-.175,0),R=.13,bev=.006)
    rscreen(1.36,.92,imgmat('kp',os.path.join(HERE,'tex',tex),1.15),(0,-.1885,0),R=.09)
    for i in range(9): slab(.012,.05,.004,'void',(-.16+i*.04,-.12,-.562),(90,0,0),R=.005,bev=0)
    return dict(mount='wall',az=24,el=8,fill=.78)

def keypad_btn(c='white'):
    slab(.92,1.36,.20,c,(0,0,0),R=.12,bev=.05,bseg=6)
    slab(.80,.36,.012,'blackg',(0,-.198,.42),R=.06,bev=.006)
    rscreen(.70,.27,imgmat('lcd',os.path.join(HERE,'tex','lcd.png'),1.0),(0,-.2115,.42),R=.02)
    L=['1','2','3','4','5','6','7','8','9','*','0','#']
    for i,ch in enumerate(L):
        x=(i%3-1)*.245; z=.12-(i//3)*.195
        slab(.20,.145,.03,mat('btn_'+c,'#f4f4f2' if c=='white' else '#2b2d31',.5),(x,-.192,z),R=.05,bev=.018)
        text(ch,.085,'inkd' if c=='white' else 'inkw',(x,-.2235,z),bold=False)
    for i,cc in enumerate(('ledg','leda')): disc(.014,cc,(-.30+i*.08,-.2015,.645),(90,0,0))
    text('VIGLA',.055,'ink',(.2,-.201,.645))
    return dict(mount='wall',az=-26,el=8,fill=.82)

def hub(c='white'):
    with G((0,0,0),(0,0,0)):
        with G((0,0,.001)):
            o=slab(1.62,1.62,.30,c,(0,0,0),(-90,0,0),R=.30,bev=.075,bseg=8)
        # laid flat: front face up (z=.30)
        with G((0,0,.30)):
            lathe([(.0,.001),(.07,.001)],mat('hubled','#9ff5c0',.3,emit='#5dffa0',estr=3.2),segs=64)
            ring(.075,.09,.003,'ink',bev=.001)
            text('VIGLA',.13,'ink',(0,-.52,.001),(0,0,0),track=1.12)
    return dict(mount='floor',az=30,el=34,fill=.80,key=.92)

def siren_out(c='white',lens_c='red'):
    poly=[(-.62,-.95),(.62,-.95),(.80,.35),(.55,.95),(-.55,.95),(-.80,.35)]
    poly=[tuple(p) for p in fillet([(0,-.95)]+poly[1:]+poly[:1]+[(0,-.95)],.14,8)][1:-1]
    extrude(poly,.12,'grey',(0,0,0),bev=.02)
    extrude(poly,.40,c,(0,-.10,0),bev=.07,bseg=6,taper=.90)
    # strobe lens
    with G((0,-.49,-.44)):
        slab(1.02,.52,.09,mat('strobe_'+lens_c,{'red':'#c3171d','amber':'#f08a12','blue':'#1450c8'}[lens_c],.08,0,.5,clear=.8,trans=.35,ior=1.3),(0,0,0),R=.12,bev=.04,bseg=6)
        for i in range(13): box(.014,.008,.40,mat('strobe_rib_'+lens_c,{'red':'#8e0f14','amber':'#c06a08','blue':'#0d3a94'}[lens_c],.1,clear=.5),(-.42+i*.07,-.088,0),bev=.003)
    # grille
    for i in range(7): slab(.86-i*.02,.030,.006,'void',(0,-.497,.12+i*.085),R=.015,bev=0)
    text('VIGLA',.13,'ink',(0,-.501,.80),track=1.15)
    return dict(mount='wall',az=30,el=6,fill=.80)

def siren_in(c='white'):
    slab(1.0,1.0,.30,c,(0,0,0),R=.26,bev=.08,bseg=8)
    holes(17,17,.038,.038,.011,(0,-.30,.0),mask='circ')
    slab(.30,.03,.004,mat('sirled','#d81e12',.3,emit='#e0180c',estr=.9),(0,-.301,-.40),R=.015,bev=0)
    text('VIGLA',.06,'ink',(0,-.3012,.40))
    return dict(mount='wall',az=-24,el=10,fill=.72)

def pir(c='white',tall=1.0):
    w,h=.66,1.16*tall
    poly=fillet([(0,h/2),(w*.50,h/2),(w*.46,-h/2),(-w*.46,-h/2),(-w*.50,h/2),(0,h/2)],.13,8)[:-1]
    extrude(poly,.10,c,(0,0,0),bev=.02)
    extrude(poly,.30,c,(0,-.09,0),bev=.10,bseg=8,taper=.94)
    # curved fresnel window
    # curved fresnel window, edges sunk in the body
    Rw,yo=.245,.168
    f=lambda a,t:(Rw*math.sin(a)/math.sin(rad(80)),-(yo+.085*max(math.cos(a),0)**.7+.018*math.cos((t-.5)*math.pi)))
    with G((0,-.20,-.13)):
        bm=bmesh.new(); n=32; m2=16; rows=[]
        for j in range(m2+1):
            t=j/m2; rows.append([bm.verts.new((*f(a,t),-.25+.50*t)) for a in np.linspace(rad(-88),rad(88),n)])
        for p,q in zip(rows,rows[1:]):
            for i in range(n-1): bm.faces.new((p[i],p[i+1],q[i+1],q[i]))
        import kit
        o=kit._add(bm,'fres',mat('fres_'+c,'#e3e5e6' if c!='black' else '#1d1f23',.12,0,.5,clear=.6),(0,0,0),(0,0,0),60)
        sm=o.modifiers.new('s','SOLIDIFY'); sm.thickness=.05; sm.offset=-1
        lm=mat('fresl_'+c,'#c3c6c8' if c!='black' else '#33363a',.3)
        for j in (1,2,3,4):
            t=j/5; poly_tube([(f(a,t)[0],f(a,t)[1]-.0005,-.25+.50*t) for a in np.linspace(rad(-84),rad(84),30)],.0022,lm,2)
        for k in range(1,8):
            a=rad(-80+160*k/8); poly_tube([(f(a,j/14)[0],f(a,j/14)[1]-.0005,-.25+.50*j/14) for j in range(15)],.0018,lm,2)
    slab(.07,.018,.004,mat('pirled','#5a1512',.2,clear=.6),(0,-.3885,h*.22),R=.009,bev=0)
    text('VIGLA',.07,'ink',(0,-.3895,h*.34),track=1.1)
    return dict(mount='wall',az=30,el=6,fill=.80)

def contact(c='white'):
    with G((-.18,0,0)):
        slab(.34,1.10,.22,c,(0,0,0),R=.06,bev=.04,bseg=6)
        slab(.025,.06,.004,mat('cled','#79d99c',.2,emit='#3ad47c',estr=1.2),(0,-.2185,.42),R=.012,bev=0)
        text('VIGLA',.06,'ink',(0,-.2195,-.40),(90,90,0))
    with G((.20,0,-.16)):
        slab(.20,.62,.17,c,(0,0,0),R=.05,bev=.035,bseg=6)
        for z in (-.12,.12): slab(.10,.008,.003,'ink',(0,-.169,z),R=.003,bev=0)
    return dict(mount='wall',az=32,el=10,fill=.78)

def smoke(c='white'):
    with G((0,0,0),(90,0,0)):
        lathe([(0,0),(.62,0),(.62,.08),(.60,.10),(.57,.10),(.57,.13),(.60,.14),(.60,.20),(.54,.27),(.40,.29)],c,r=.02,n=5)
        # chamber with slots
        lathe([(.40,.28),(.40,.42)],'void'); 
        lathe([(.44,.36),(.44,.38),(.42,.46),(.30,.50),(0,.51)],c,r=.035,n=6)
        lathe([(.44,.36),(.36,.36)],c)
        for i in range(40):
            a=TAU*i/40
            with G((.415*math.cos(a),.415*math.sin(a),.325),(0,0,math.degrees(a))): box(.05,.014,.09,c,bev=.003)
        cyl(.075,.018,c,(0,0,.505),bev=.008); ring(.08,.088,.006,'ink',(0,0,.504),bev=.001)
        disc(.014,'ledr',(.24,0,.5055))
        for a in range(12): 
            b=TAU*a/12
            with G((.50*math.cos(b),.50*math.sin(b),.282),(0,0,math.degrees(b)+90)): pass
    text('VIGLA',.055,'ink',(0,-.506,-.22),(90,0,0))
    return dict(mount='wall',az=32,el=14,fill=.74)

def reader(c='black',keys=False,fp=False):
    h=1.35 if keys else 1.15
    slab(.56,h,.18,c,(0,0,0),R=.09,bev=.045,bseg=6)
    slab(.50,h-.06,.012,'blackg' if c!='white' else 'whiteg',(0,-.178,0),R=.07,bev=.006)
    y=-.1915
    slab(.30,.016,.004,mat('rled','#4ea0ff',.3,emit='#3a90ff',estr=3),(0,y,h/2-.11),R=.008,bev=0)
    if keys:
        for i,ch in enumerate(['1','2','3','4','5','6','7','8','9','*','0','#']):
            x=(i%3-1)*.145; z=h/2-.30-(i//3)*.165
            text(ch,.085,mat('keyl','#cfe2ff',.4,emit='#bcd6ff',estr=.9),(x,y,z),bold=False)
        zz=-h/2+.27
    else: zz=0.02
    if fp:
        with G((0,y,zz-.02),(90,0,0)): ring(.125,.145,.008,'steel'); cyl(.12,.004,'black')
        for k in range(5): poly_tube([((.025+.02*k)*math.cos(a),y-.006,zz-.02+(.025+.02*k)*math.sin(a)) for a in np.linspace(rad(-40-10*k),rad(220+6*k),30)],.0028,mat('fpl','#4a4f57',.4),2)
    else:
        # contactless waves
        for k in range(3): poly_tube([(-.07+(.06+.055*k)*math.cos(a),y-.002,zz+(.06+.055*k)*math.sin(a)) for a in np.linspace(rad(-48),rad(48),24)],.009,'ink',3)
        text('VIGLA',.06,'ink',(0,y-.001,-h/2+.14),track=1.1)
    return dict(mount='wall',az=28,el=6,fill=.82,key=1.15)

def monitor(tex='intercom.png',c='white'):
    slab(2.16,1.40,.14,c,(0,0,0),R=.08,bev=.03)
    slab(2.20,1.44,.07,'blackg' if c!='white' else c,(0,-.12,0),R=.10,bev=.025)
    slab(2.14,1.38,.010,'blackg',(0,-.187,0),R=.08,bev=.005)
    rscreen(2.02,1.26,imgmat('ic',os.path.join(HERE,'tex',tex),1.1),(0,-.1985,0),R=.02)
    return dict(mount='wall',az=24,el=8,fill=.82)

def doorstation():
    slab(.98,2.0,.14,'aludk',(0,0,0),R=.05,bev=.02)
    slab(.94,1.96,.03,'brushed',(0,-.135,0),R=.045,bev=.012)
    y=-.167
    with G((0,y,.62),(90,0,0)):
        lathe([(.26,.0),(.26,.03),(.24,.035),(.235,.01),(0,.01)],'steel',r=.008); lathe([(.235,.012),(0,.012)],'blackg'); lens(.13,.12,'black',(0,0,.04),(0,0,0)); ring(.13,.15,.03,'black',(0,0,.012))
        for a in (45,135,225,315): ir((.19*math.cos(rad(a)),.19*math.sin(rad(a)),.013),(0,0,0),.022)
    holes(9,7,.045,.045,.012,(0,y,.16),mask='hex')
    slab(.62,.22,.008,mat('plate','#f2f2ee',.3,clear=.5,emit='#fff3d8',estr=.35),(0,y,-.20),R=.03,bev=.004); text('ΠΑΠΑΔΟΠΟΥΛΟΣ',.062,'inkd',(0,y-.009,-.20))
    with G((0,y,-.60),(90,0,0)): ring(.19,.225,.02,'steel',bev=.008); lathe([(0,.035),(.15,.03),(.185,.012),(.185,0)],'alu',r=.01); lathe([(.19,.006),(.185,.006)],mat('ringl','#66b0ff',.3,emit='#3a90ff',estr=5))
    # bell glyph
    text('VIGLA',.07,'inkd',(0,y-.001,-.90))
    return dict(mount='wall',az=28,el=6,fill=.86,env=.55)

def drum(c='blue'):
    # plywood flanges, cable wound round; axis X
    with G((0,0,.92),(0,90,0)):
        for z in (-.62,.56):
            lathe([(.16,z),(.92,z),(.92,z+.06),(.16,z+.06),(.16,z)],'ply',r=.008,n=3)
            for a in (0,120,240): cyl(.03,.01,'steel',(.34*math.cos(rad(a)),.34*math.sin(rad(a)),z+.06 if z>0 else z-.01),bev=.003,segs=24)
        lathe([(.16,-.60),(.36,-.60),(.36,.60),(.16,.60)],'ply')
        m=mat('cbl',{'blue':'#1f66c4','grey':'#9a9da1','orange':'#d9661c'}[c],.38,0,.45)
        rr=.042; layers=9
        for L in range(6,layers):
            pts=[]; R=.36+rr*(L*1.72+1); n=12
            for i in range(n*40+1):
                t=i/40; z=-.56+.052+ (1.06)*(t/n); a=t*TAU
                pts.append((R*math.cos(a),R*math.sin(a),z))
            poly_tube(pts,rr,m,3)
        lathe([(.36+rr*9,-.55),(.36+rr*9,.55)],m)
        text('CAT6 305m',.085,'inkd',(0,.52,.622),(0,0,90)); text('VIGLA',.13,'inkd',(0,-.52,.622),(0,0,90))
    # free end
    tube([(.30,-.93,.50),(.34,-1.0,.16),(.42,-1.12,.05),(.75,-1.32,.042),(1.15,-1.22,.042)],.042,mat('cbl','#1f66c4',.38),res=24)
    return dict(mount='floor',az=38,el=16,fill=.82)

def ups(c='black'):
    w,d,h=1.15,2.5,1.75
    box(w,d,h,c,(0,0,h/2+.05),bev=.05,bseg=5)
    slab(w-.04,h-.04,.10,c,(0,-d/2+.01,h/2+.05),R=.10,bev=.04)
    slab(w-.30,.62,.012,'blackg',(0,-d/2-.085,h-.36),R=.05,bev=.006)
    rscreen(w-.42,.46,imgmat('ups',os.path.join(HERE,'tex','ups.png'),1.0),(0,-d/2-.0985,h-.36),R=.02)
    with G((0,-d/2-.09,h-.88),(90,0,0)): ring(.095,.12,.016,'steel',bev=.005); lathe([(0,.018),(.07,.016),(.092,.006),(.092,0)],'dgrey',r=.006); ring(.093,.097,.010,mat('upl','#5cff9d',.3,emit='#3cf08a',estr=4))
    for i in range(6): slab(.70,.026,.006,'void',(0,-d/2-.086,.30+i*.07),R=.013,bev=0)
    text('VIGLA',.12,'inkw',(0,-d/2-.0865,.84-.06),track=1.12)
    for i in range(12): slab(.9,.03,.004,'void',(w/2-.0005,.1,.5+i*.09),(0,0,90),R=.015,bev=0)
    for x in (-1,1):
        for y in (-1,1): cyl(.10,.05,'rubber',(x*w*.34,y*d*.40,0))
    return dict(mount='floor',az=34,el=12,fill=.82,key=1.25)

def flood(c='black'):
    with G((0,-.30,.98),(7,0,0)):
        slab(1.9,1.36,.10,c,(0,0,0),R=.08,bev=.03)
        slab(1.9,1.36,.12,c,(0,-.10,0),R=.08,bev=.025,taper=.97)
        slab(1.68,1.14,.004,'alu',(0,-.2205,0),R=.05,bev=0)
        slab(1.66,1.12,.004,mat('ledpcb','#f3f3ee',.35),(0,-.2235,0),R=.05,bev=0)
        for i in range(10):
            for j in range(6): slab(.10,.10,.008,mat('ledchip','#ffe27a',.25,clear=.3,emit='#ffd870',estr=.25),((i-4.5)*.155,-.2275,(j-2.5)*.165),R=.02,bev=.003)
        slab(1.74,1.20,.012,glassmat('floodglass','#f6f8f8'),(0,-.236,0),R=.06,bev=0)
        for i in range(17): box(.035,.16,1.16,c,(-.80+i*.10,.07,0),bev=.008)
        # PIR eye
        with G((0,-.10,-.86)):
            box(.5,.30,.30,c,(0,.02,.06),bev=.05); ball(.20,mat('pirb','#e9eaea',.3),(0,-.12,-.02)); 
    # bracket U
    for x in (-1,1): box(.04,.20,.95,c,(x*1.03,-.25,.60),bev=.008); 
    box(2.10,.36,.05,c,(0,-.20,.045),bev=.012)
    for x in (-1,1):
        with G((x*1.045,-.30,.98),(0,90*x,0)): cyl(.11,.05,'dgrey',bev=.01,segs=6); cyl(.05,.08,'steel',bev=.006)
    return dict(mount='floor',az=28,el=10,fill=.84,key=1.2)

def speaker(c='white'):
    w,d,h=1.3,1.15,2.1
    with G((0,0,h/2)):
        poly=fillet([(0,h/2),(w/2,h/2),(w/2,-h/2),(-w/2,-h/2),(-w/2,h/2),(0,h/2)],.10,8)[:-1]
        extrude(poly,d,c,(0,d/2,0),bev=.04,bseg=5,taper=1.0)
        y=-d/2
        slab(w-.10,h-.10,.02,c,(0,y+.005,0),R=.08,bev=.008)
        with G((0,y-.012,-.38),(90,0,0)):
            lathe([(.52,0),(.52,.03),(.49,.04),(.47,.02),(.45,.025),(.42,.045),(.39,.022)],'rubber',r=.008,n=3)
            lathe([(.395,.030),(.16,.006)],mat('cone','#232528',.62)); lathe([(.165,.004),(.15,.03),(.10,.052),(.05,.060),(0,.062)],mat('dust','#1a1b1d',.35),smooth=180); ring(.157,.170,.012,'black',(0,0,.004))
            for a in range(6): screw((.50*math.cos(TAU*a/6),.50*math.sin(TAU*a/6),.036),(0,0,0),.02,'aludk')
        with G((0,y-.012,.58),(90,0,0)):
            lathe([(.30,0),(.30,.025),(.28,.03),(.16,.004),(.15,.004)],'black',r=.006,n=3); lathe([(.15,.004),(.13,.035),(.07,.058),(0,.066)],mat('tweet','#2b2d31',.28,0,.5),smooth=180)
        text('VIGLA',.08,'ink',(0,y-.017,-.95),track=1.1)
    return dict(mount='floor',az=30,el=10,fill=.84)

def mixer():
    w,d,h=3.0,2.3,.34
    with G((0,0,.10),(7,0,0)):
        box(w,d,h,'dgrey',(0,0,h/2),bev=.03)
        for x in (-1,1): box(.10,d+.06,h+.10,'black',(x*(w/2+.03),0,h/2),bev=.04)
        z=h+.001
        box(w-.08,d-.08,.004,'black',(0,0,z),bev=0)
        n=8
        for i in range(n):
            x=-w/2+.28+i*.27
            for k in range(5):
                yy=.86-k*.22
                col=('red','blue','grey','grey','white')[k]
                with G((x,yy,z)): 
                    cyl(.068,.02,'dgrey',bev=.004,segs=32); lathe([(.055,.02),(.048,.12),(.040,.13),(0,.13)],col,r=.006,n=3,segs=32); box(.008,.04,.004,'inkw',(0,.025,.131),bev=0)
            cyl(.03,.02,mat('mute','#ff6a4a',.4,emit='#ff4a30',estr=.6) if i in(2,5) else 'white',(x,-.20,z),bev=.005,segs=24)
            box(.02,.62,.006,'void',(x,-.64,z+.001),bev=0)
            fy=-.64+.22*math.sin(i*1.7+.6)
            box(.10,.17,.07,'white' if i<n-1 else 'red',(x,fy,z+.045),bev=.015); box(.10,.012,.004,'inkd',(x,fy,z+.081),bev=0)
            for t in range(7): box(.05,.004,.002,'ink',(x+.055,-.90+t*.087,z+.003),bev=0)
        # master section
        for j in range(2):
            for k in range(12): box(.045,.03,.006,'ledg' if k<8 else ('leda' if k<10 else 'ledr'),(w/2-.42+j*.08,.10+k*.055,z+.003),bev=0)
        for k in range(3):
            with G((w/2-.32,-.12-.0*k,z)): pass
        for j in range(2):
            x=w/2-.46+j*.2; box(.02,.62,.006,'void',(x,-.64,z+.001),bev=0); box(.10,.17,.07,'red',(x,-.55+.0*j,z+.045),bev=.015); box(.10,.012,.004,'inkw',(x,-.55,z+.081),bev=0)
        text('VIGLA',.16,'inkw',(w/2-.36,.98,z+.003),(0,0,0),track=1.1)
        for i in range(n):
            with G((-w/2+.28+i*.27,1.03,z)): ring(.05,.075,.012,'steel',bev=.004,segs=32); disc(.05,'void',(0,0,.003))
    return dict(mount='floor',az=26,el=34,fill=.88,key=1.15)

def amp():
    w,d,h=4.2,2.6,.86
    box(w,d,h,'black',(0,0,h/2+.08),bev=.02)
    slab(w+.02,h,.05,'brusheddk',(0,-d/2,h/2+.08),R=.03,bev=.012)
    y=-d/2-.05
    for i in range(6):
        with G((-.95+i*.36,y,h/2+.06),(90,0,0)): cyl(.125,.02,'black'); lathe([(.105,.02),(.098,.13),(.085,.145),(0,.145)],'black',r=.01); box(.012,.05,.004,'inkw',(0,.06,.147),bev=0)
        for t in range(11):
            a=rad(225-27*t); box(.008,.004,.02,'inkw',(-.95+i*.36+.165*math.cos(a),y-.001,h/2+.06+.165*math.sin(a)),(0,0,0),bev=0)
        text('CH%d'%(i+1) if i<5 else 'MASTER',.045,'inkw',(-.95+i*.36,y-.001,h/2-.16),bold=False)
    slab(.62,.42,.012,'blackg',(1.55,y,h/2+.08),R=.04,bev=.006)
    for k in range(10):
        for j in range(2): slab(.04,.022,.003,'ledg' if k<7 else ('leda' if k<9 else 'ledr'),(1.35+k*.045,y-.0125,h/2+.12-j*.08),R=.004,bev=0)
    with G((-1.75,y,h/2+.06),(90,0,0)): ring(.13,.16,.02,'steel',bev=.006); cyl(.125,.02,'black')
    disc(.018,'ledb',(-1.75,y-.0212,h/2+.06),(90,0,0)); logo(.15,'inkw',(-1.36,y-.001,h-.10))
    for x in (-1,1):
        box(.20,.04,h,'brusheddk',(x*(w/2+.10),-d/2-.02,h/2+.08),bev=.01)
        for zz in (.2,.8): slab(.10,.06,.003,'void',(x*(w/2+.12),-d/2-.0405,.08+h*zz),R=.03,bev=0)
        for yy in (-1,1): cyl(.14,.08,'rubber',(x*w*.42,yy*d*.38,0))
    return dict(mount='floor',az=24,el=16,fill=.90,key=1.3)

def keyfob(c='black'):
    with G((0,0,.05),(0,0,0)):
        slab(.66,1.14,.20,c,(0,0,0),(-90,0,0),R=.28,bev=.07,bseg=8)
        z=.201
        for i,(x,y,g) in enumerate(((0,.30,'A'),(-.0,.02,'D'),(0,-.26,'N'))):
            with G((x,y,z)): lathe([(.125,0),(.125,.016),(.10,.024),(0,.024)],'dgrey' if c=='black' else 'grey',r=.008,segs=48)
            if g=='A': ring(.04,.05,.002,'inkw',(x,y,z+.024),bev=0)
            if g=='D': box(.07,.012,.002,'inkw',(x,y,z+.025),bev=0)
            if g=='N': slab(.012,.07,.002,'inkw',(x,y,z+.025),(-90,0,0),R=.005,bev=0)
        text('VIGLA',.055,'ink',(0,-.45,z+.001),(0,0,0))
    with G((0,.66,.12),(0,0,0)): 
        poly_tube([(.14*math.cos(a),.06+.14*math.sin(a),0.012*math.sin(a*2)) for a in np.linspace(0,TAU,50)],.014,'steel',5)
    return dict(mount='floor',az=-24,el=42,fill=.74)

def maglock():
    slab(2.5,.42,.26,'alu',(0,0,.30),R=.02,bev=.015)
    slab(1.9,.26,.02,'steel',(0,-.26,.30),R=.01,bev=.006) 
    box(.42,.262,.40,'blackg',(1.0,-.13,.30),bev=.01)
    disc(.02,'ledg',(1.05,-.2625,.34),(90,0,0))
    slab(1.9,.36,.13,'steel',(0,-.0,-.24),R=.02,bev=.012)
    with G((0,-.13,-.24),(90,0,0)): cyl(.09,.03,'aludk',bev=.01,segs=48); cyl(.04,.035,'void',bev=0,segs=6)
    for x in (-.7,.7): 
        with G((x,-.13,-.24),(90,0,0)): cyl(.05,.012,'aludk',bev=.004)
    text('VIGLA',.085,'inkd',(-1.10,-.2605,.30))
    return dict(mount='wall',az=28,el=12,fill=.84,env=1.0,key=1.1)

def par():
    """LED par stage / architectural light"""
    with G((0,-.10,1.0),(24,0,0)):
        with G((0,0,0),(90,0,0)):
            lathe([(0,-.75),(.30,-.75),(.42,-.70),(.62,-.40),(.66,-.30),(.66,.36),(.69,.38),(.69,.44),(.64,.44),(.62,.38),(0,.38)],'black',r=.02,n=4)
            lathe([(.62,.385),(0,.385)],mat('parface','#0d0e10',.2))
            rings=[(0,1),(.21,6),(.42,11)]
            cols=['#ff3b30','#34c759','#0a84ff','#ffffff','#ffb020']
            i=0
            for rr,n in rings:
                for k in range(n):
                    a=TAU*k/n; x,y=rr*math.cos(a)*1.05,rr*math.sin(a)*1.05
                    with G((x,y,.386)): 
                        ring(.080,.094,.012,'dgrey',bev=.003,segs=32); lathe([(.08,.0),(.07,.02),(.04,.035),(0,.04)],mat('pl'+str(i%4),['#e9f2ff','#dfe9ff','#eef4ff','#fff6e8'][i%4],.06,0,.7,clear=1,emit=['#bcd6ff','#9cc2ff','#cfe2ff','#ffe7bf'][i%4],estr=.55),segs=32,smooth=180)
                    i+=1
            for k in range(24):
                a=TAU*k/24
                with G((.655*math.cos(a),.655*math.sin(a),-.0),(0,0,math.degrees(a))): box(.05,.018,.56,'black',bev=.005)
    for x in (-1,1): box(.05,.18,1.15,'black',(x*.78,-.02,.62),(0,0,0),bev=.01)
    box(1.61,.40,.06,'black',(0,0,.04),bev=.012)
    for x in (-1,1):
        with G((x*.80,-.08,1.0),(0,90*x,0)): cyl(.13,.10,'rubber',bev=.02,segs=24); cyl(.05,.12,'steel',bev=.004)
    return dict(mount='floor',az=30,el=10,fill=.80,key=1.25)

def hdd():
    with G((0,0,0)):
        box(1.02,1.47,.26,'aludk',(0,0,.13),bev=.015); box(1.0,1.45,.012,'alu',(0,0,.264),bev=.004)
        slab(.86,1.16,.004,mat('hddl','#f3f3f1',.45),(0,-.02,.2705),(-90,0,0),R=.04,bev=0)
        box(.86,.24,.003,mat('hddb','#1b3f9c',.45),(0,.44,.2755),bev=0)
        text('VIGLA',.15,'inkw',(-.20,.44,.278),(0,0,0)); text('8TB',.26,'inkd',(-.18,.08,.2762),(0,0,0)); text('SURVEILLANCE HDD',.065,'inkd',(-.11,-.16,.2762),(0,0,0)); text('SATA 6Gb/s  256MB  24/7',.05,'ink',(-.12,-.28,.2762),(0,0,0),bold=False)
        for i in range(36):
            if (i*7919)%5!=0: box(.008+.004*(i%3),.14,.002,'inkd',(-.32+i*.016,-.48,.2762),bev=0)
        for x in (-1,1):
            for y in (-1,0,1): screw((x*.46,y*.66,.27),(0,0,0),.025)
    return dict(mount='floor',az=30,el=38,fill=.80,env=.45)
