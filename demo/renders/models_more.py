"""Models of the second set (one per SKU); helpers shared with models.py"""
from kit import *
import kit, models as M
T=lambda f:os.path.join(HERE,'tex',f)

def hdd2():
    box(1.02,1.47,.26,'black',(0,0,.13),bev=.015); box(1.0,1.45,.012,'alu',(0,0,.264),bev=.004)
    lathe([(0,0),(.29,0),(.29,.006),(.27,.010),(0,.010)],'alu',(0,.38,.27),r=.003); ring(.10,.105,.003,'aludk',(0,.38,.279),bev=0)
    slab(.86,.74,.004,mat('hddl','#f3f3f1',.45),(0,-.30,.2705),(-90,0,0),R=.03,bev=0)
    slab(.86,.17,.003,mat('hdd4b','#0d6b5c',.45),(0,-.575,.2750),(-90,0,0),R=.02,bev=0)
    text('VIGLA',.11,'inkw',(-.24,-.575,.2785),(0,0,0),track=1.1); text('SURVEILLANCE',.055,'inkw',(.16,-.575,.2785),(0,0,0))
    text('4 TB',.25,'inkd',(-.12,-.15,.2762),(0,0,0)); text('SATA 6Gb/s   5400 RPM   24/7',.048,'ink',(-.06,-.37,.2762),(0,0,0),bold=False)
    for i in range(11): box(.03,.03,.002,'inkd',(.26+(i*7%4)*.032,-.09-(i*5%3)*.032,.2762),bev=0)
    for x in (-1,1):
        for y in (-1,0,1): screw((x*.46,y*.66,.27),(0,0,0),.025)
    screw((0,.38,.281),(0,0,0),.05)
    # sata connector edge
    box(.62,.06,.09,'void',(-.06,-.735,.10),bev=0); box(.56,.05,.012,'gold',(-.06,-.745,.10),bev=0)
    return dict(mount='floor',az=-26,el=40,fill=.80,env=.45)

def nvr4():
    w,d,h=1.95,1.75,.40
    slab(w,d,h,'black',(0,0,.05),(-90,0,0),R=.16,bev=.035,bseg=6)
    slab(w-.22,d-.22,.012,'blackg',(0,0,.05+h-.004),(-90,0,0),R=.10,bev=.005)
    logo(.20,'inkw',(-.30,-.42,.05+h+.009),(0,0,0)); text('NVR 4 CH  PoE  4K',.085,'ink',(-.28,-.62,.05+h+.009),(0,0,0),bold=False)
    for i in range(9): box(.62,.016,.003,'void',(.40,.60-i*.06,.05+h+.0095),bev=0)
    # front strip
    y=-d/2
    slab(1.30,.20,.006,'blackg',(-.14,y+.003,.26),R=.05,bev=.002)
    for i,c in enumerate(('ledb','ledg','ledg','leda')): slab(.06,.018,.003,c,(-.66+i*.13,y-.004,.27),R=.008,bev=0)
    for i,l in enumerate(('PWR','NET','REC','PoE')): text(l,.034,'ink',(-.66+i*.13,y-.0045,.215),bold=False)
    for i in range(1): box(.14,.03,.065,'steel',(.30,y-.004,.26),bev=.006); box(.12,.03,.045,'void',(.30,y-.006,.26),bev=0); box(.11,.03,.014,mat('usbb','#1a63c9',.4),(.30,y-.007,.265),bev=0)
    with G((.66,y+.004,.26),(90,0,0)): ring(.075,.09,.012,'steel'); cyl(.073,.012,'black')
    for i in range(10): slab(.03,.20,.004,'void',(w/2-.001,-.45+i*.10,.26),(0,0,90),R=.012,bev=0); slab(.03,.20,.004,'void',(-w/2+.001,-.45+i*.10,.26),(0,0,-90),R=.012,bev=0)
    for x in (-1,1):
        for yy in (-1,1): cyl(.11,.06,'rubber',(x*w*.38,yy*d*.36,0))
    return dict(mount='floor',az=-30,el=26,fill=.80,key=1.3)

def kpl():
    slab(1.30,1.46,.08,'grey',(0,0,0),R=.10,bev=.02)
    slab(1.34,1.50,.20,'white',(0,-.06,0),R=.13,bev=.05,bseg=6)
    y=-.26
    slab(1.14,.46,.012,'dgrey',(0,y+.002,.43),R=.06,bev=.006)
    rscreen(1.00,.28,imgmat('kpl',T('kpl.png'),1.0),(0,y-.0115,.465),R=.015)
    for i,(c,l) in enumerate((('ledg','ΕΤΟΙΜΟ'),('ledr','ΟΠΛΙΣΗ'),('leda','ΒΛΑΒΗ'))):
        slab(.05,.016,.003,c,(-.42+i*.33,y-.011,.268),R=.008,bev=0); text(l,.042,'inkw',(-.37+i*.33,y-.011,.268),align='LEFT',bold=False)
    L=[['1','2','3','A'],['4','5','6','B'],['7','8','9','C'],['*','0','#','⏎']]
    bw=mat('kb','#f5f5f3',.5); bg=mat('kbg','#8d9297',.5); br=mat('kbr','#b3262b',.45); bb=mat('kbb','#2358b5',.45)
    for r,row in enumerate(L):
        for i,ch in enumerate(row):
            x=(i-1.5)*.285; z=.10-r*.205
            m=bw if i<3 else (bb,bg,bg,br)[r]
            slab(.235,.15,.035,m,(x,y+.006,z),R=.04,bev=.018)
            if ch=='⏎': ch='OK'
            text(ch,.085 if len(ch)<2 else .07,'inkd' if i<3 else 'inkw',(x,y-.0305,z),bold=False)
    text('VIGLA',.06,'ink',(0,y-.0012,-.675),track=1.1)
    return dict(mount='wall',az=26,el=8,fill=.80)

def gb():
    slab(.70,.70,.24,'white',(0,0,0),R=.10,bev=.05,bseg=6)
    y=-.24
    with G((0,y,.03),(90,0,0)): lathe([(.20,.0),(.215,.010),(.195,.012),(.185,.002),(.0,.002)],'white',r=.003); 
    for n,rr in ((1,0),(6,.055),(12,.11)):
        for k in range(n): disc(.015,'void',(rr*math.cos(TAU*k/n),y-.0035,.03+rr*math.sin(TAU*k/n)),(90,0,0),20)
    slab(.08,.018,.003,mat('gbled','#2fb46c',.3,emit='#2fd47c',estr=1.2),(.21,y-.001,.26),R=.008,bev=0)
    text('VIGLA',.062,'ink',(0,y-.001,-.255),track=1.1)
    # glass-crack glyph
    for a in (20,75,130,200,255,310): poly_tube([(-.22+.018*math.cos(rad(a)),y-.001,.255+.018*math.sin(rad(a))),(-.22+.05*math.cos(rad(a+12)),y-.001,.255+.05*math.sin(rad(a+12)))],.0035,'ink',2)
    return dict(mount='wall',az=30,el=10,fill=.66)

def pirc():
    o=M.pir('white',tall=1.22)
    y=-.385
    slab(.36,.17,.016,'blackg',(0,y,-.495),R=.08,bev=.006)
    with G((-.06,y-.017,-.495),(90,0,0)): ring(.058,.068,.022,'dgrey'); lens(.058,.025,'black',(0,0,.020),(0,0,0))
    with G((.09,y-.016,-.495),(90,0,0)): ring(.026,.034,.005,'dgrey',bev=.002); lathe([(.026,.002),(.016,.010),(0,.013)],mat('flashl','#fff6d8',.2,clear=.6,emit='#fff0c8',estr=.8),segs=24,smooth=180)
    return o

def smkw():
    with G((0,0,0),(90,0,0)):
        lathe([(0,0),(.56,0),(.56,.05),(.545,.06),(.52,.06),(.52,.085),(.56,.09),(.58,.12),(.575,.20),(.52,.255),(.40,.275),(0,.28)],'white',r=.02,n=6)
        # slim smoke slit round the rim
        lathe([(.5815,.135),(.5825,.15),(.5812,.165)],'void')
        for i in range(28):
            a=TAU*i/28
            with G((.578*math.cos(a),.578*math.sin(a),.15),(0,0,math.degrees(a))): box(.016,.018,.034,'white',bev=.003)
        # heat sensor cage
        lathe([(.20,.274),(.19,.292),(.16,.296),(0,.296)],'white',r=.006)
        lathe([(.125,.29),(.125,.36)],'void')
        for i in range(14):
            a=TAU*i/14
            with G((.135*math.cos(a),.135*math.sin(a),.34),(0,0,math.degrees(a))): box(.03,.014,.10,'white',bev=.004)
        lathe([(0,.42),(.10,.415),(.148,.395),(.148,.375),(0,.375)],'white',r=.012)
        ring(.232,.250,.004,mat('smkring','#53e08d',.3,emit='#40d880',estr=1.4),(0,0,.2785),bev=.001)
    text('VIGLA',.055,'ink',(0,-.2775,-.36),(90,0,0),track=1.1)
    slab(.10,.10,.006,mat('tbtn','#dededc',.4),(0,-.2755,.37),R=.05,bev=.003)
    return dict(mount='wall',az=-30,el=10,fill=.70)

def fld():
    with G((0,0,0)):
        for a in (45,135,225,315): cyl(.055,.10,'steel',(.30*math.cos(rad(a)),.30*math.sin(rad(a)),0),bev=.012,segs=32)
        lathe([(0,.05),(.44,.05),(.46,.07),(.46,.085),(.435,.09),(.435,.10),(.47,.105),(.475,.20),(.44,.27),(.36,.292),(0,.30)],'white',r=.02,n=6)
        ring(.335,.345,.003,'ink',(0,0,.292),bev=.001)
        # drop glyph
        pts=[(.15*math.sin(t)*math.sin(t/2)**1.4,.14*math.cos(t)) for t in np.linspace(TAU,0,60)[:-1]]
        with G((0,.03,.2995)): extrude(pts,.003,mat('drop','#2f7fd6',.3,emit='#3a90ff',estr=.5),(0,0,0),(-90,0,0),bev=0)
        text('VIGLA',.07,'ink',(0,-.20,.2995),(0,0,0),track=1.1)
        disc(.014,'ledg',(0,.235,.2995))
    # remote probe on a thin white cable
    c=mat('fcab','#e6e6e4',.45)
    tube([(.44,.05,.13),(.62,.0,.06),(.78,-.16,.026),(.70,-.42,.03),(.88,-.62,.08)],.022,c,res=24)
    with G((1.03,-.77,0),(0,0,-45)):
        box(.30,.16,.09,'white',(0,0,.085),bev=.03,bseg=5)
        for x in (-.09,.09): cyl(.022,.06,'gold',(x,0,0),bev=.006,segs=24)
        with G((-.15,0,.085),(0,-90,0)): lathe([(.04,0),(.034,.07),(.024,.09)],'rubber',segs=32)
    return dict(mount='floor',az=18,el=32,fill=.80)

def fe12():
    with G((0,0,0),(90,0,0)):
        lathe([(0,0),(.70,0),(.70,.09),(.69,.10),(.69,.112),(.70,.12),(.69,.19),(.60,.25),(.44,.275),(.40,.275)],'white',r=.025,n=6)
        lathe([(.405,.272),(.405,.284),(.38,.290),(.0,.292)],'blackg',r=.005)
        lathe([(.235,.285),(.235,.35),(.215,.365),(.17,.365),(.165,.345)],'black',r=.012,n=4)
        ring(.20,.207,.003,'alu',(0,0,.365),bev=.001)
        # bulging fisheye element
        rr=.172; lathe([(rr*math.sin(a),.335+.155*math.cos(a)) for a in np.linspace(rad(90),0,20)],lensmat(),smooth=180)
        for k in range(3):
            a=rad(90+120*k); ir((.315*math.cos(a),.315*math.sin(a),.291),(0,0,0),.036)
        for k in range(6):
            for j in (-1,0,1):
                a=rad(60*k+30+j*4.5)
                if k%2==0: disc(.008,'void',(.335*math.cos(a),.335*math.sin(a),.2925),(0,0,0),16)
        disc(.012,'ledb',(.0,-.315,.2925))
    text('VIGLA',.066,'ink',(0,-.2655,-.515),(98.9,0,0),track=1.1)
    return dict(mount='wall',az=-32,el=14,fill=.74)

def bell():
    slab(.50,1.52,.10,'dgrey',(0,0,0),R=.10,bev=.02)
    slab(.54,1.56,.17,'white',(0,-.07,0),R=.13,bev=.05,bseg=6)
    y=-.238
    slab(.47,.84,.014,'blackg',(0,y,.315),R=.10,bev=.006)
    with G((0,y-.016,.46),(90,0,0)): ring(.125,.145,.045,'dgrey'); lens(.125,.06,'black',(0,0,.042),(0,0,0))
    for x in (-1,1): ir((x*.10,y-.0145,.64),(90,0,0),.020)
    disc(.012,mat('micv','#333333',.6),(0,y-.0155,.67),(90,0,0))
    slab(.20,.09,.010,mat('bellpir','#1d1f23',.12,clear=.6),(0,y-.012,.13),R=.045,bev=.004)
    text('VIGLA',.055,'inkw',(0,y-.0155,-.035),track=1.1)
    with G((0,y+.002,-.33),(90,0,0)):
        lathe([(.185,0),(.185,.012),(.17,.018),(.155,.012),(.15,.004),(0,.004)],'white',r=.005)
        ring(.140,.160,.012,mat('bellring','#7cc0ff',.3,emit='#3f98ff',estr=4.5),(0,0,.002),bev=.003)
        lathe([(.138,.004),(.138,.020),(.12,.026),(0,.022)],'whiteg',r=.006)
    # bell glyph
    poly_tube([(-.055,y-.026,-.355),(-.040,y-.026,-.34),(-.036,y-.026,-.305),(-.02,y-.026,-.285),(0,y-.026,-.28),(.02,y-.026,-.285),(.036,y-.026,-.305),(.040,y-.026,-.34),(.055,y-.026,-.355),(-.055,y-.026,-.355)],.006,'ink',3)
    disc(.010,'ink',(0,y-.0265,-.375),(90,0,0),20)
    for i in range(5): slab(.03,.012,.003,'void',(-.10+i*.05,y+.0005,-.63),R=.005,bev=0)
    return dict(mount='wall',az=28,el=6,fill=.84)

def face():
    slab(1.02,2.20,.10,'dgrey',(0,0,0),R=.08,bev=.02)
    slab(1.10,2.30,.16,'black',(0,-.06,0),R=.13,bev=.04,bseg=6)
    y=-.218
    slab(1.05,2.25,.012,'blackg',(0,y,0),R=.11,bev=.005)
    yy=y-.0128
    rscreen(.92,1.42,imgmat('face',T('face.png'),1.05),(0,yy,.10),R=.02)
    for x in (-.13,.13):
        with G((x,yy+.004,.965),(90,0,0)): ring(.060,.070,.018,'dgrey'); lens(.060,.02,'black',(0,0,.016),(0,0,0))
    slab(.30,.05,.003,mat('fill','#fdf7ea',.3,emit='#fff4dd',estr=.9),(-.36,yy,.965),R=.02,bev=0); slab(.30,.05,.003,mat('fill','#fdf7ea',.3),(.36,yy,.965),R=.02,bev=0)
    # QR window
    slab(.46,.30,.006,mat('qrw','#2b0f14',.06,0,.6,clear=.8),(0,yy,-.83),R=.04,bev=.002)
    qr=mat('qrg','#cfd6dd',.4)
    for i in range(7):
        for j in range(7):
            fi=lambda a,b: (a in(0,6) or b in(0,6)) 
            if (i<3 and j<3) or (i>3 and j<3) or (i<3 and j>3): on=not(((i in(1,5)) and (j in(1,5))))
            else: on=(i*5+j*3+i*j)%3==0
            if on: box(.020,.003,.020,qr,(-.066+i*.022,yy-.0075,-.83+.066-j*.022),bev=0)
    text('VIGLA',.06,'ink',(0,yy-.0005,-1.05),track=1.1)
    return dict(mount='wall',az=-26,el=6,fill=.86,key=1.15)

def bat(w=1.51,d=.65,h=.90,label=True):
    c=mat('batc','#1b1c1f',.46,0,.45,bump=.06,bscale=260)
    box(w,d,h,c,(0,0,h/2),bev=.02)
    box(w+.012,d+.012,.12,c,(0,0,h-.12),bev=.012); box(w-.10,d-.10,.05,c,(0,0,h+.012),bev=.012)
    for i in range(6): box(.16,.30,.006,c,(-.60+i*.24,.06,h+.038),bev=.003)
    for x,m in ((-.60,mat('redt','#c01d22',.4)),(.60,mat('blut','#1f4fb8',.4))):
        box(.20,.20,.045,m,(x,-.16,h+.045),bev=.012); box(.012,.064,.13,'alu',(x,-.16,h+.11),bev=.004)
        with G((x-.007,-.16,h+.125),(0,-90,0)): disc(.016,'void',(0,0,0),segs=20)
    if label:
        y=-d/2-.0005
        slab(1.26,.50,.004,mat('batl','#f1f1ee',.45),(0,y,.34),R=.03,bev=0); slab(1.26,.15,.003,mat('batb','#0f4a9c',.45),(0,y-.003,.515),R=.02,bev=0)
        text('VIGLA',.10,'inkw',(-.38,y-.007,.515),track=1.1); text('AGM',.07,'inkw',(.48,y-.007,.515))
        text('12 V  7,2 Ah',.17,'inkd',(-.02,y-.0048,.33)); text('Rechargeable sealed lead-acid battery',.046,'ink',(0,y-.0048,.19),bold=False)
        text('+',.12,mat('redt','#c01d22',.4),(-.66,y-.0065,h-.12)); text('–',.12,'inkw',(.66,y-.0065,h-.12))
def bat7():
    bat(); return dict(mount='floor',az=30,el=22,fill=.76,key=1.25,env=.40)

def bnc(loc):
    with G(loc,(90,0,0)):
        cyl(.066,.03,'steel',bev=.006,segs=6); lathe([(.048,.02),(.048,.125),(.043,.13),(.036,.13),(.034,.03)],'steel',r=.004,n=3,segs=40)
        lathe([(.034,.05),(0,.05)],mat('ptfe','#efefea',.4),segs=24); cyl(.010,.10,'gold',bev=.003,segs=16)
        for s in (-1,1):
            with G((s*.046,0,.095),(0,90*s,0)): cyl(.012,.022,'steel',bev=.003,segs=16)
def dvr8():
    w,d,h=3.0,1.7,.52
    z=h/2+.06
    box(w,d,h,'black',(0,0,z),bev=.025)
    y=-d/2-.008
    slab(w-.05,h-.05,.012,mat('rear','#9a9ea3',.38,.7),(0,y+.004,z),R=.02,bev=.003); y-=.010
    for r in range(2):
        for i in range(4): bnc((-1.30+i*.20,y,z+.10-r*.20)); 
    for i in range(8): text(str(i+1),.04,'inkd',(-1.30+(i%4)*.20+.085,y-.001,z+.185-(i//4)*.20),bold=False)
    text('VIDEO IN',.042,'inkd',(-1.02,y-.001,z-.205),bold=False)
    # audio RCA
    for i in range(4):
        for k,(zz) in enumerate((.10,-.10)):
            if i>1: continue
            with G((-.42+i*.15,y,z+zz),(90,0,0)): cyl(.055,.012,'steel',bev=.003,segs=32); lathe([(.050,.01),(.050,.03),(.038,.03)],mat('rca%d'%k,('#e9e9e9','#c4262a')[k],.4),segs=32); lathe([(.036,.01),(.036,.10),(.028,.10),(.028,.02)],'gold',segs=32); disc(.028,'void',(0,0,.03),segs=20)
    text('AUDIO',.042,'inkd',(-.34,y-.001,z-.205),bold=False)
    # VGA
    slab(.34,.14,.03,mat('vga','#2a57b0',.45),(.02,y,z+.09),R=.05,bev=.006)
    for i in range(5):
        for j in range(3): disc(.009,'void',(.02-.09+i*.045+(j%2)*.012,y-.0315,z+.09+(j-1)*.035),(90,0,0),12)
    for s in (-1,1):
        with G((.02+s*.215,y,z+.09),(90,0,0)): cyl(.026,.04,'steel',bev=.004,segs=6)
    # HDMI, USB, LAN
    slab(.19,.075,.02,'steel',(-.04,y,z-.10),R=.02,bev=.004); slab(.16,.045,.003,'void',(-.04,y-.0205,z-.10),R=.01,bev=0); text('HDMI',.04,'inkd',(-.04,y-.001,z-.17),bold=False)
    for k in (0,1):
        box(.15,.03,.07,'steel',(.36,y-.01,z+.10-k*.115),bev=.006); box(.125,.03,.045,'void',(.36,y-.013,z+.10-k*.115),bev=0); box(.115,.03,.014,mat('usbb','#1a63c9',.4),(.36,y-.0135,z+.107-k*.115),bev=0)
    text('USB',.04,'inkd',(.36,y-.001,z-.105),bold=False)
    box(.19,.05,.17,'steel',(.62,y-.015,z+.07),bev=.008); box(.15,.05,.125,'void',(.62,y-.019,z+.065),bev=0); box(.06,.05,.02,'void',(.62,y-.019,z+.0),bev=0)
    for k in range(8): box(.007,.02,.02,'gold',(.62-.042+k*.012,y-.036,z+.115),bev=0)
    for s,c in ((-1,'ledg'),(1,'leda')): box(.025,.004,.016,c,(.62+s*.07,y-.041,z+.142),bev=0)
    text('LAN',.04,'inkd',(.62,y-.001,z-.06),bold=False)
    # terminal + dc
    box(.34,.06,.10,mat('tg','#2f8f4e',.4),(.62,y-.02,z-.145),bev=.008)
    for k in range(6): disc(.018,'void',(.62-.135+k*.054,y-.0505,z-.145),(90,0,0),16)
    with G((.96,y,z+.07),(90,0,0)): cyl(.075,.02,'black',bev=.006,segs=40); lathe([(.05,.021),(.0,.021)],'void'); cyl(.014,.03,'gold',bev=.003,segs=16)
    text('DC 12V',.04,'inkd',(.96,y-.001,z-.04),bold=False)
    slab(.17,.11,.02,'black',(1.24,y,z+.07),R=.01,bev=.004); slab(.13,.08,.014,mat('rkr','#1a1b1d',.3),(1.24,y-.016,z+.07),(6,0,0),R=.008,bev=.004)
    with G((1.24,y,z-.13),(90,0,0)): cyl(.035,.05,'steel',bev=.004,segs=6); cyl(.02,.09,'steel',bev=.004,segs=20)
    for x in (-1,1): screw((x*(w/2-.06),y-.001,z+.19),(90,0,0),.025)
    for gx in (-1,1):
        for i in range(14): box(.05,.8,.004,'void',(gx*w*.26+(i-6.5)*.08,.2,h+.0605),bev=0)
    for x in (-1,1):
        for yy in (-1,1): cyl(.12,.06,'rubber',(x*w*.42,yy*d*.40,0))
    return dict(mount='floor',az=20,el=18,fill=.90,key=1.25)

# ------------------------------------------------------------------ cameras
def bracket(c,y=.30,top=.62):
    """round foot + ball arm reaching up to z=top"""
    with G((0,y,0)):
        lathe([(0,0),(.44,0),(.44,.07),(.40,.10),(.20,.105),(.20,.12),(0,.12)],c,r=.018)
        for a in (30,150,270): screw((.33*math.cos(rad(a)),.33*math.sin(rad(a)),.10),(0,0,0),.035)
        lathe([(0,.10),(.17,.10),(.17,.26),(.155,.27),(.155,.285),(.17,.295),(.17,.34),(0,.34)],c,r=.012)
        ball(.15,c,(0,0,.38)); cyl(.10,top-.36,c,(0,0,.40)); box(.24,.34,.10,c,(0,-.02,top-.02),bev=.03)
def gland(y):
    with G((0,y,0),(-90,0,0)): lathe([(.12,0),(.12,.06),(.09,.08),(.09,.16),(0,.16)],'rubber',r=.01)

def b4d(c='white'):
    with G((0,0,1.0),(-4,0,0)):
        extrude(rrect(.82,.98,.36,16),2.05,c,(0,.75,-.02),bev=.04,bseg=5)
        # visor
        n=30; R=.44
        top=[(x,z) for x,z in rrect(.90,1.06,.40,16)]
        up=[p for p in top if p[1]>.02]; up.sort(key=lambda p:math.atan2(p[1],p[0]))
        bm=bmesh.new(); rows=[]
        for y,s in ((.72,1.0),(-1.62,1.0)):
            rows.append([[bm.verts.new((x*(s+t),y+(.16*(1-max(0,z)/.53) if y<0 else 0),z*(s+t)-.02)) for x,z in up] for t in (0,.035)])
        (i0,o0),(i1,o1)=rows; m=len(up)
        for A,B in ((i0,i1),(o0,o1),(i0,o0),(i1,o1)):
            for k in range(m-1): bm.faces.new((A[k],A[k+1],B[k+1],B[k]))
        for k in (0,m-1): bm.faces.new((i0[k],o0[k],o1[k],i1[k]))
        kit._add(bm,'visor',c,(0,0,0),(0,0,0),40)
        y=-1.30
        slab(.72,.88,.016,'blackg',(0,y,-.02),R=.32,bev=.006)
        yy=y-.0165
        with G((0,yy,.12),(90,0,0)): ring(.185,.215,.07,'dgrey',bev=.01); lens(.185,.10,'black',(0,0,.067),(0,0,0))
        for s in (-1,1): ir((s*.265,yy,.14),(90,0,0),.038)
        # warm LED strip under the lens
        led=mat('warmled','#fff0cf',.25,clear=.5,emit='#ffb457',estr=1.7)
        slab(.50,.060,.010,mat('ledbed','#d9d3c4',.3),(0,yy,-.135),R=.03,bev=.003)
        for i in range(7): slab(.046,.040,.008,led,(-.195+i*.065,yy-.010,-.135),R=.012,bev=.003)
        # speaker grille
        holes(13,6,.033,.033,.0105,(0,yy-.001,-.285),m='void',mask='hex'); 
        slab(.46,.215,.004,'dgrey',(0,yy+.002,-.285),R=.08,bev=.001)
        text('VIGLA',.13,'ink',(.412,-.05,-.02),(90,0,90),track=1.1)
        gland(.75)
    bracket(c,.30,.56)
    return dict(mount='floor',az=34,el=10,fill=.80)

def lpr(c='white'):
    L=3.1
    with G((0,0,1.08),(-5,0,0)):
        extrude(rrect(1.10,.92,.12,8),L,c,(0,1.35,0),bev=.04,bseg=5)
        for y in (-.9,.6): extrude(rrect(1.108,.928,.124,8),.012,'ink',(0,y,0),bev=0)
        # visor plate
        box(1.26,L+.05,.035,c,(0,-.42,.515),bev=.012)
        for s in (-1,1): box(.030,L+.05,.22,c,(s*.615,-.42,.42),bev=.010)
        y=-1.75
        slab(1.02,.84,.02,'blackg',(0,y,0),R=.10,bev=.006)
        yy=y-.0205
        with G((0,yy,0),(90,0,0)): ring(.215,.245,.07,'dgrey',bev=.01); lens(.215,.10,'black',(0,0,.067),(0,0,0))
        for s in (-1,1):
            for i in range(2):
                for j in range(6): ir((s*(.335+i*.105),yy,-.30+j*.12),(90,0,0),.036)
        for x in (-.14,0,.14):
            for z in (-.335,.335): ir((x,yy,z),(90,0,0),.034)
        text('VIGLA',.15,'ink',(.5535,-.15,.05),(90,0,90),track=1.1); text('LPR',.10,'ink',(.5535,-.15,-.12),(90,0,90),bold=False)
        gland(1.35)
    with G((0,.25,0)):
        slab(.95,.80,.09,c,(0,0,0),(-90,0,0),R=.10,bev=.02)
        for x in (-.36,.36):
            for y in (-.28,.28): screw((x,y,.09),(0,0,0),.04)
        cyl(.15,.42,c,(0,0,.08),bev=.02); box(.40,.50,.12,c,(0,0,.53),bev=.03); 
        with G((.20,0,.46),(0,90,0)): cyl(.07,.04,'steel',segs=6,bev=.008)
    return dict(mount='floor',az=36,el=12,fill=.84)

def th(c='white'):
    gm=mat('germ','#7a5320',.10,1,.6,1,.04)
    nt=gm.node_tree; b=nt.nodes['Principled BSDF']
    lw=nt.nodes.new('ShaderNodeLayerWeight'); lw.inputs['Blend'].default_value=.5
    r=nt.nodes.new('ShaderNodeValToRGB'); e=r.color_ramp.elements
    e[0].position=0; e[0].color=srgb('#8a5a1c'); e[1].position=1; e[1].color=srgb('#2a1a08'); x=e.new(.4); x.color=srgb('#a8742a'); x=e.new(.7); x.color=srgb('#5c3510')
    nt.links.new(lw.outputs['Facing'],r.inputs['Fac']); nt.links.new(r.outputs['Color'],b.inputs['Base Color'])
    with G((0,0,1.02),(-4,0,0)):
        extrude(rrect(1.30,.92,.30,14),2.0,c,(0,.80,0),bev=.05,bseg=5)
        box(1.16,1.92,.035,c,(0,-.30,.478),bev=.012); 
        for k in range(6): box(1.306,.030,.60,'grey',(0,.68-k*.075,0),bev=.004)
        y=-1.20
        slab(1.18,.80,.018,'black',(0,y,0),R=.25,bev=.008); yy=y-.018
        # germanium window
        with G((-.25,yy,.02),(90,0,0)):
            lathe([(.30,0),(.30,.07),(.28,.085),(.265,.085),(.255,.05)],'aludk',r=.010,n=4)
            rr=.256; h=.055; Rs=(rr*rr+h*h)/(2*h); lathe([(Rs*math.sin(a),.030+Rs*math.cos(a)-(Rs-h)) for a in np.linspace(math.asin(rr/Rs),0,18)],gm,smooth=180)
        with G((.30,yy,.02),(90,0,0)): ring(.185,.215,.06,'aludk',bev=.012); lens(.185,.085,'black',(0,0,.058),(0,0,0))
        for x in (.10,.50): ir((x,yy,-.27),(90,0,0),.034)
        ir((.30,yy,-.28),(90,0,0),.034); text('THERMAL',.05,'inkw',(-.25,yy-.001,-.335),bold=False)
        text('VIGLA',.13,'ink',(.652,-.45,0),(90,0,90),track=1.1); gland(.80)
    bracket(c,.30,.60)
    return dict(mount='floor',az=30,el=10,fill=.80)

def panel(w=1.9,h=1.25,frame='white'):
    """solar panel centred, facing -Y, thickness .10"""
    slab(w,h,.08,frame,(0,0,0),R=.07,bev=.015)
    pv=mat('pv','#0c1733',.24,.2,.4,clear=.35,clear_r=.08)
    slab(w-.12,h-.12,.006,pv,(0,-.0795,0),R=.03,bev=0)
    ln=mat('pvl','#8f9bb0',.35,.6); y=-.0862
    nx=int(round((w-.12)/.30)); nz=int(round((h-.12)/.30))
    for i in range(1,nx): box(.008,.002,h-.13,ln,(-(w-.12)/2+i*(w-.12)/nx,y,0),bev=0)
    for j in range(1,nz): box(w-.13,.002,.008,ln,(0,y,-(h-.12)/2+j*(h-.12)/nz),bev=0)
    for i in range(nx*3): 
        if i%3: box(.0025,.002,h-.13,ln,(-(w-.12)/2+i*(w-.12)/nx/3,y,0),bev=0)

def wb5(c='white'):
    # camera on a wall ball mount
    with G((-.10,0,-.62)):
        with G((0,0,0),(90,0,0)):
            lathe([(0,0),(.34,0),(.34,.06),(.30,.10),(.12,.11),(.12,.22),(0,.22)],c,r=.02)
            ball(.13,c,(0,0,.28))
        with G((0,-.95,.0),(4,0,4)):
            with G((0,0,0),(90,0,0)):
                lathe([(0,-.62),(.20,-.62),(.34,-.52),(.43,-.34),(.45,-.1),(.45,.52),(.435,.60),(.40,.62),(.385,.60)],c,r=.05,n=8)
                lathe([(.388,.605),(.375,.590),(0,.590)],'blackg')
                ring(.165,.20,.055,'dgrey',(0,.08,.590)); lens(.165,.08,'black',(0,.08,.643),(0,0,0))
                for s in (-1,1): ir((s*.27,.10,.592),(0,0,0),.030)
                slab(.22,.055,.006,mat('spot','#fff3d6',.25,clear=.5,emit='#ffe3ad',estr=1.2),(0,.275,.590),(-90,0,0),R=.027,bev=.002)
                disc(.012,'ledb',(0,-.30,.592))
                # PIR bump
                rr=.11; lathe([(rr*math.sin(a),.590+.5*rr*math.cos(a)) for a in np.linspace(rad(90),0,16)],mat('pirw','#e9eaea',.3),(0,-.19,0),smooth=180)
            text('VIGLA',.12,'ink',(.4515,-.02,.0),(90,0,90),track=1.1)
    # solar panel on its own bracket above
    with G((.15,0,.62)):
        slab(.40,.52,.07,c,(0,0,0),R=.08,bev=.02)
        for z in (-.17,.17): screw((0,-.07,z),(90,0,0),.035)
        tube([(0,-.05,0),(0,-.30,.0),(0,-.52,.08)],.065,c,res=20,bres=10); ball(.11,c,(0,-.54,.10))
        with G((0,-.62,.20),(-42,0,0)): panel(1.75,1.15,c)
    tube([(.15,-.50,.66),(.36,-.20,.25),(.34,-.08,-.2),(.20,-.12,-.52),(.06,-.42,-.62)],.022,'rubber',res=24)
    return dict(mount='wall',az=34,el=10,fill=.84)

def sol4g(c='white'):
    st=mat('pole','#a9adb1',.36,1)
    cyl(.20,3.35,st,(0,0,0),bev=.01,segs=64); lathe([(.20,0),(.215,0),(.215,.06),(0,.07)],'black',(0,0,3.32),r=.01)
    lathe([(0,0),(.56,0),(.56,.06),(.54,.08),(.28,.085),(.26,.12),(.26,.26),(.20,.26)],st,r=.015)
    for a in (45,135,225,315): cyl(.05,.06,'steel',(.42*math.cos(rad(a)),.42*math.sin(rad(a)),.08),bev=.01,segs=6)
    for z in (3.02,2.42,2.02,1.66):
        ring(.20,.218,.07,'steel',(0,0,z)); box(.12,.10,.075,'steel',(0,-.22,z+.035),bev=.01)
    # panel on a tilting arm at the top
    with G((0,0,3.06)): box(.24,.30,.20,c,(0,-.30,0),bev=.03); tube([(0,-.32,0),(0,-.40,.26),(0,-.22,.62)],.085,c,res=20,bres=10)
    with G((0,-.24,3.74),(-38,0,0)):
        with G((0,.0,0),(0,0,0)): panel(2.5,1.55,'alu')
    # 4G router box with two antennas
    with G((0,-.24,2.26)):
        slab(.70,.84,.36,c,(0,0,0),R=.12,bev=.05,bseg=6); text('VIGLA',.13,'ink',(0,-.3615,.20),track=1.1); text('4G',.20,'inkd',(0,-.3615,-.06)); disc(.024,'ledg',(0,-.362,-.27),(90,0,0))
        for s in (-1,1):
            with G((s*.34,-.17,.26),(0,s*62,0)): cyl(.05,.05,'black',bev=.008,segs=32)
            with G((s*.41,-.17,.30),(0,s*14,0)): lathe([(0,-.05),(.045,-.05),(.045,.04),(.036,.06),(.033,.72),(.024,.77),(0,.77)],'black',r=.01,segs=32)
    # pan-tilt head
    with G((0,-.46,1.78)) as e:
        e.scale=(1.3,1.3,1.3)
        box(.26,.30,.12,c,(0,.16,-.05),bev=.03)
        lathe([(0,0),(.26,0),(.30,-.04),(.31,-.16),(.27,-.22),(0,-.22)],c,r=.03)
        with G((0,0,-.50),(0,0,-8)):
            for s in (-1,1): box(.10,.36,.50,c,(s*.46,0,.06),bev=.045,bseg=5)
            box(1.0,.36,.12,c,(0,0,.30),bev=.05)
            with G((0,0,-.08),(-3,0,0)):
                ball(.42,c,(0,0,0),seg=96)
                with G((0,0,0),(90,0,0)):
                    lathe([(.36,.22),(.36,.40),(.33,.43),(.32,.40),(0,.40)],'black',r=.015); lathe([(.32,.405),(0,.405)],'blackg'); lens(.15,.06,'black',(0,.06,.455),(0,0,0)); ring(.15,.175,.05,'black',(0,.06,.405))
                    for x in (-.21,.21): ir((x,.08,.407),(0,0,0),.035)
                    for x in (-.15,-.05,.05,.15): slab(.075,.045,.006,mat('warmled','#fff0cf',.25,clear=.5,emit='#ffb457',estr=1.6),(x,-.17,.405),(-90,0,0),R=.015,bev=.002)
    tube([(.25,-.30,3.45),(.30,-.22,3.1),(.28,-.26,2.85),(.26,-.42,2.66)],.026,'rubber',res=24)
    return dict(mount='floor',az=26,el=6,fill=.90)

# ------------------------------------------------------------------ kits
def hub_small(c='white',s=1.0):
    with G((0,0,0)) as e:
        e.scale=(s,s,s); M.hub(c)
def flat(loc,rz,fn,*k):
    """a wall product lying on its back on the floor"""
    with G(loc,(0,0,rz)):
        with G((0,0,0),(-90,0,0)): fn(*k)
def lay(sku,x,y,fn,*k):
    """one part of a kit lying on its back; its place is kept for the number drawn over it"""
    flat((x,y,0),0,fn,*k); part(sku,(x,y,.3))
def kit_d():
    lay('PHY-SIRI',-1.25,.98,M.siren_in)
    for x in (.30,1.40): lay('PHY-PIR',x,.98,M.pir,'white')
    with G((-1.25,-.78,0)): M.hub('white')
    part('PHY-HUB2',(-1.25,-.78,.3))
    for x in (.12,.92): lay('PHY-MC',x,-.72,M.contact,'white')
    with G((1.72,-.80,0)): fob4('black')
    part('PHY-REM',(1.72,-.80,.3))
    return dict(mount='floor',az=0,el=62,fill=.88,key=.92)
def kit_m():
    lay('PHY-SIRO',-2.0,1.45,M.siren_out,'white','blue'); lay('PHY-KPT',0,1.55,M.keypad,'white'); lay('PHY-SIRI',1.85,1.55,M.siren_in)
    for x in (-.62,.28,1.18): lay('PHY-PIR',x,.08,M.pir,'white')
    with G((-2.0,-.95,0)): M.hub('white')
    part('PHY-HUB2',(-2.0,-.95,.3))
    for x in (2.02,2.86):
        with G((x,-.02,0)): fob4('black')
        part('PHY-REM',(x,-.02,.3))
    for i in range(6): lay('PHY-MC',-.68+i*.72,-1.50,M.contact,'white')
    return dict(mount='floor',az=0,el=62,fill=.90,key=.92)

def slock():
    # inner motor unit (round knob)
    bk='black'
    with G((.52,0,.18)):
        with G((0,0,0),(90,0,0)):
            lathe([(0,0),(.335,0),(.335,.03),(.32,.05),(.31,.05),(.31,.08),(.325,.09),(.325,.44),(.31,.46),(0,.46)],bk,r=.02,n=5)
            lathe([(.30,.455),(.30,.475),(.29,.475)],mat('lkring','#7cc0ff',.3,emit='#3f98ff',estr=3.2))
            lathe([(.285,.455),(.285,.62),(.265,.645),(0,.645)],'alu',r=.015,n=5)
            for k in range(60):
                a=TAU*k/60
                with G((.286*math.cos(a),.286*math.sin(a),.55),(0,0,math.degrees(a))): box(.010,.013,.13,'aludk',bev=.003)
            lathe([(0,.6465),(.225,.6465)],'brushed'); box(.035,.17,.004,'inkd',(0,.10,.6485),bev=0)
        text('VIGLA',.075,'inkd',(0,-.6475,-.06),track=1.1)
    # outside keypad with lever handle
    with G((-.62,0,0)):
        slab(.66,2.30,.16,'black',(0,0,0),R=.14,bev=.04,bseg=6); y=-.16
        slab(.56,1.18,.012,'blackg',(0,y+.002,.48),R=.10,bev=.005)
        kl=mat('keyl','#cfe2ff',.4,emit='#bcd6ff',estr=.9)
        for i,ch in enumerate(['1','2','3','4','5','6','7','8','9','*','0','#']):
            text(ch,.095,kl,((i%3-1)*.16,y-.011,.83-(i//3)*.20),bold=False)
        slab(.24,.014,.003,'ledb',(0,y-.0105,1.00),R=.006,bev=0)
        with G((0,y+.002,-.42),(90,0,0)):
            lathe([(.25,0),(.25,.03),(.235,.045),(.12,.05),(.11,.06),(.11,.26),(0,.26)],'steel',r=.012)
        with G((0,y-.30,-.42)):
            tube([(0,.08,0),(0,-.03,0),(-.10,-.06,0),(-.45,-.06,0),(-.72,-.06,-.01)],.082,'steel',res=24,bres=12)
        with G((0,y,-.88),(90,0,0)): ring(.075,.105,.014,'steel',bev=.005); cyl(.072,.012,'aludk',bev=.003); box(.014,.075,.004,'void',(0,0,.013),bev=0)
        text('VIGLA',.06,'ink',(0,y-.001,-1.05),track=1.1)
    return dict(mount='wall',az=26,el=8,fill=.84,env=.45,key=1.15)

def vdp7():
    with G((.38,0,.28)): M.monitor(tex='vis.jpg',c='white')
    part('monitor',(.38,-.2,.28))
    with G((-1.30,0,0)): M.doorstation()
    part('station',(-1.30,-.2,0))
    return dict(mount='wall',az=20,el=8,fill=.86,env=.40)

# ------------------------------------------------------------------ panels
def tblock(n,pitch,loc,col='tg',rot=(0,0,0),dz=.13):
    with G(loc,rot):
        box(n*pitch+.03,.16,dz,mat('tg','#2f8f4e',.4) if col=='tg' else mat('tblk','#26282b',.45),(0,-.08,0),bev=.008)
        for k in range(n):
            x=(k-(n-1)/2)*pitch
            with G((x,-.161,dz*.18),(90,0,0)): disc(pitch*.30,'steel',(0,0,.0),segs=20); box(pitch*.5,.006,.002,'void',(0,0,.001),(0,0,30+k*37),bev=0)
            box(pitch*.55,.004,dz*.28,'void',(x,-.1605,-dz*.27),bev=0)
WC=['#c4262a','#1d1e20','#e2b21e','#2462c4','#e8e8e6','#2b9450']
def wire(pts,i,r=.014): tube(pts,r,mat('w%d'%(i%6),WC[i%6],.4),res=20,bres=4)
def chip(w,h,loc,t=.04): box(w,t,h,mat('ic','#17181a',.45),(loc[0],loc[1]-t/2,loc[2]),bev=.004)
def h64():
    w,h,d=3.1,3.5,.95; g=mat('encl','#a9adb1',.42,0,.5,bump=.12,bscale=180); t=.05
    box(w,t,h,g,(0,-t/2,0),bev=.01)
    for s in (-1,1): box(t,d,h,g,(s*(w/2-t/2),-d/2,0),bev=.01); box(w,d,t,g,(0,-d/2,s*(h/2-t/2)),bev=.01)
    # board
    pcb=mat('pcb','#14603a',.35,0,.5,clear=.3)
    with G((0,-.14,.62)):
        box(2.55,.03,1.75,pcb,(0,-.015,0),bev=.004); y=-.03
        for x in (-1.2,1.2):
            for z in (-.8,.8): cyl(.03,.10,'steel',(x,.0,z),(90,0,0),bev=.004,segs=20)
        tblock(16,.145,(0,y,-.76)); tblock(16,.145,(0,y,.76),rot=(0,180,0))
        chip(.36,.36,(.25,y,.12)); chip(.22,.40,(-.38,y,.20)); chip(.30,.16,(.80,y,.25)); chip(.16,.16,(.72,y,-.15))
        for x,z,r in ((-.95,.25,.10),(-.95,-.05,.10),(-.70,-.30,.07)): cyl(r,.26,mat('cap','#20242c',.35),(x,y,z),(90,0,0),bev=.015,segs=32); disc(r*.85,'alu',(x,y-.2605,z),(90,0,0))
        box(.22,.16,.22,mat('rly','#2b5ea8',.4),(1.02,y-.08,-.12),bev=.01); box(.22,.16,.22,mat('rly','#2b5ea8',.4),(1.02,y-.08,-.40),bev=.01)
        for i in range(26): box(.05,.02,.028,mat('smd%d'%(i%3),('#b9a37a','#1c1c1e','#9ea3a8')[i%3],.4),(-.55+(i*37%100)/100*1.2,y-.01,-.50+(i*53%100)/100*.95),bev=0)
        box(.20,.12,.17,'steel',(-1.0,y-.06,.52),bev=.006); text('VIGLA  64',.10,'inkw',(.22,y-.001,.46),bold=True)
        for i,c in enumerate(('ledg','ledg','leda')): disc(.024,c,(.95+i*.08,y-.004,.50),(90,0,0))
        for i in range(9): wire([(-1.05+i*.145,y-.10,-.83),(-1.02+i*.14,y-.16,-1.02),(-.95+i*.09,y-.06,-1.12-.02*(i%3)),(-1.22,y-.06+.02*(i%2),-1.20-.03*i)],i)
    # battery + transformer
    with G((.55,-.45,-1.69)): bat()
    box(.74,.50,.62,mat('trf','#2a2c30',.5),(-.85,-.34,-1.35),bev=.02); box(.80,.44,.34,'steel',(-.85,-.34,-1.35),bev=.01)
    wire([(-.05,-.62,-.70),(-.06,-.74,-.62),(-.02,-.40,-.45),(-.1,-.25,-.20)],0,.018); wire([(1.15,-.62,-.70),(1.13,-.76,-.60),(.9,-.40,-.45),(.7,-.25,-.20)],1,.018)
    # door, hinged at the right, open
    with G((w/2,-d,0),(0,0,-86)):
        box(w,t,h,g,(w/2,-t/2,0),bev=.012)
        for s in (-1,1): box(w-.1,.09,.04,g,(w/2,-t-.045,s*(h/2-.06)),bev=.006)
        box(.04,.09,h-.12,g,(w-.06,-t-.045,0),bev=.006)
        with G((w*.5,-t-.001,.30)):
            slab(2.0,1.5,.004,mat('paper','#f0efe9',.6),(0,0,0),R=.02,bev=0); text('VIGLA  64',.15,'inkd',(-.45,-.006,.60)); 
            for i in range(9): box(1.75,.002,.006,'ink',(0,-.0055,.42-i*.12),bev=0)
            for i in range(6): box(.006,.002,1.0,'ink',(-.85+i*.34,-.0055,-.06),bev=0)
        with G((w-.24,-t,0),(90,0,0)): cyl(.10,.10,'steel',bev=.01,segs=40); box(.34,.10,.03,'steel',(.10,0,.11),bev=.01)
        with G((w-.24,0,0),(-90,0,0)): cyl(.12,.05,'steel',bev=.01,segs=40)
    return dict(mount='wall',az=-24,el=9,fill=.86,env=.40)
def p16():
    w,h,d=2.7,3.2,.80
    slab(w,h,.30,'white',(0,0,0),R=.10,bev=.02)
    slab(w+.05,h+.05,d-.30,'white',(0,-.30,0),R=.12,bev=.09,bseg=6); y=-d
    # raised cover panel and status window
    slab(2.16,2.62,.03,'white',(0,y+.002,0),R=.10,bev=.014); y-=.028
    slab(.92,.22,.010,'blackg',(-.48,y,.98),R=.05,bev=.004)
    for i,(c,l) in enumerate((('ledg','AC'),('ledg','LINE'),('leda','ARM'))): disc(.022,c,(-.78+i*.30,y-.012,1.01),(90,0,0)); text(l,.05,'inkw',(-.78+i*.30,y-.0115,.925),bold=False)
    text('VIGLA',.22,'ink',(0,y-.001,.10),track=1.12); text('16 ZONES',.085,'ink',(0,y-.001,-.14),bold=False)
    for i in range(9): slab(1.50,.030,.006,'void',(0,y-.0005,-.62-i*.07),R=.015,bev=0)
    for x in (-1,1):
        for z in (-1,1): screw((x*1.205,-d-.001,z*1.455),(90,0,0),.05)
    for i in range(8): slab(.5,.03,.004,'void',(w/2+.025,-.55,-.3+i*.08),(0,0,90),R=.015,bev=0)
    return dict(mount='wall',az=30,el=10,fill=.80)

# ------------------------------------------------------------------ detectors etc.
def lensgrid(w,h,loc,c='white',bul=.10,rows=6,cols=7,yb=0.0):
    """curved fresnel window: width w, height h, centred at loc, bulging to -Y"""
    f=lambda a,t:(w/2*math.sin(a)/math.sin(rad(78)),-(yb+bul*max(math.cos(a),0)**.7+.02*math.cos((t-.5)*math.pi)))
    with G(loc):
        bm=bmesh.new(); n=36; m2=16; rws=[]
        for j in range(m2+1): t=j/m2; rws.append([bm.verts.new((*f(a,t),-h/2+h*t)) for a in np.linspace(rad(-86),rad(86),n)])
        for p,q in zip(rws,rws[1:]):
            for i in range(n-1): bm.faces.new((p[i],p[i+1],q[i+1],q[i]))
        o=kit._add(bm,'fres',mat('fres_'+c,'#e3e5e6' if c!='black' else '#1d1f23',.12,0,.5,clear=.6),(0,0,0),(0,0,0),60)
        sm=o.modifiers.new('s','SOLIDIFY'); sm.thickness=.05; sm.offset=-1
        lm=mat('fresl_'+c,'#c3c6c8' if c!='black' else '#3c4045',.3)
        for j in range(1,rows): t=j/rows; poly_tube([(f(a,t)[0],f(a,t)[1]-.0005,-h/2+h*t) for a in np.linspace(rad(-82),rad(82),30)],.0024,lm,2)
        for k in range(1,cols):
            a=rad(-78+156*k/cols); poly_tube([(f(a,j/14)[0],f(a,j/14)[1]-.0005,-h/2+h*j/14) for j in range(15)],.0020,lm,2)

def com4g():
    w,h,d=1.15,1.0,.26
    with G((0,0,0)):
        # module lying on the floor: base, cover, terminals on the front edge
        slab(1.50,1.15,.10,'black',(0,0,0),(-90,0,0),R=.05,bev=.012)
        with G((0,.10,.10)): slab(1.44,.86,.20,'white',(0,0,0),(-90,0,0),R=.06,bev=.03,bseg=5)
        z=.301
        slab(1.28,.26,.003,mat('cml','#16325c',.4),(0,.34,z-.001),(-90,0,0),R=.03,bev=0)
        text('VIGLA',.12,'inkw',(-.38,.34,z+.003),(0,0,0),track=1.1); text('4G + IP',.10,'inkw',(.36,.34,z+.003),(0,0,0))
        for i,(c,l) in enumerate((('ledg','PWR'),('ledb','4G'),('ledg','LAN'),('leda','TX'))):
            disc(.020,c,(-.48+i*.20,.06,z)); text(l,.048,'ink',(-.48+i*.20,-.01,z),(0,0,0),bold=False)
        for i in range(4): box(.028,.03+.028*i,.002,'inkd' if i<3 else 'ink',(.36+i*.05,-.01+.014*i,z+.001),bev=0)
        text('Contact ID / SIA',.06,'ink',(-.12,-.20,z),(0,0,0),bold=False)
        with G((-.30,-.46,.175)): tblock(6,.125,(0,-.02,0),dz=.17)
        # LAN jack
        box(.20,.20,.19,'steel',(.46,-.47,.195),bev=.008); box(.15,.02,.13,'void',(.46,-.572,.19),bev=0)
        for k in range(8): box(.007,.02,.02,'gold',(.46-.042+k*.012,-.574,.24),bev=0)
        for x in (-.69,.69):
            for y in (-.50,.50): screw((x,y,.10),(0,0,0),.03)
        # SMA + stick antenna, folded up
        with G((.80-.08,.30,.20)):
            with G((0,0,0),(0,90,0)): cyl(.05,.10,'gold',bev=.006,segs=6); cyl(.055,.10,'gold',(0,0,.06),bev=.006,segs=32)
            with G((.24,0,0)):
                box(.14,.11,.12,'black',(-.03,0,0),bev=.03)
                with G((0,0,0),(-6,8,0)): lathe([(0,-.04),(.058,-.04),(.058,.10),(.046,.14),(.042,.82),(.032,.87),(0,.87)],'black',r=.012,segs=40)
    return dict(mount='floor',az=-26,el=24,fill=.80)

def fog():
    w,h,d=1.9,2.9,1.15
    slab(w-.12,h-.12,.10,'grey',(0,0,0),R=.10,bev=.02)
    slab(w,h,d-.08,'white',(0,-.08,0),R=.22,bev=.10,bseg=8); y=-d
    # seam + upper service lid
    slab(w-.30,1.20,.02,'white',(0,y+.004,.62),R=.12,bev=.010)
    text('VIGLA',.17,'ink',(0,y-.017,.72),track=1.12); text('FOG',.10,'ink',(0,y-.017,.50),bold=False)
    for i,c in enumerate(('ledg','leda','ledb')): disc(.022,c,(-.08+i*.08,y-.018,.25),(90,0,0))
    # nozzle
    with G((0,y+.02,-.58),(90,0,0)):
        lathe([(.42,0),(.42,.05),(.40,.07),(.36,.07),(.33,.03),(.20,-.10),(.17,-.10)],'dgrey',r=.015,n=5)
        lathe([(.36,.072),(.33,.034),(.20,-.06),(.12,-.02),(.12,.06),(.10,.075),(.055,.075),(.05,-.03),(0,-.03)],'black',r=.010,n=4)
        for k in range(3):
            a=rad(90+120*k); disc(.020,'void',(.265*math.cos(a),.265*math.sin(a),.02))
    ring(.46,.475,.006,'ink',(0,y+.004,-.58),(90,0,0),bev=.002)
    for i in range(5): slab(1.10,.026,.004,'void',(0,y-.0005,-1.12-.05*i),R=.013,bev=0) if i<4 else None
    for i in range(10): slab(.5,.032,.004,'void',(w/2-.001,-.60,-.55+i*.12),(0,0,90),R=.016,bev=0); slab(.5,.032,.004,'void',(-w/2+.001,-.60,-.55+i*.12),(0,0,-90),R=.016,bev=0)
    return dict(mount='wall',az=-32,el=8,fill=.82)

def dt3():
    w,h=.90,1.62
    slab(w,h,.12,'grey',(0,0,0),R=.14,bev=.02)
    extrude(rrect(w+.02,h+.02,.16),.36,'white',(0,-.10,0),bev=.12,bseg=8,taper=.96); y=-.46
    slab(.62,.46,.012,mat('dtp','#2b2e33',.25,0,.5,clear=.4),(0,y+.004,.44),R=.09,bev=.006)
    # microwave waves on the dark field
    for k in range(3): poly_tube([(-.16+(.06+.07*k)*math.cos(a),y-.010,.44+(.06+.07*k)*math.sin(a)) for a in np.linspace(rad(-46),rad(46),24)],.008,'inkw',3)
    disc(.018,'inkw',(-.16,y-.0095,.44),(90,0,0))
    for i,c in enumerate(('ledr','ledb','ledg')): slab(.045,.014,.003,c,(.16,y-.0085,.52-i*.08),R=.006,bev=0)
    lensgrid(.66,.64,(0,y+.12,-.20),'white',bul=.15,rows=7,cols=9)
    text('VIGLA',.075,'ink',(0,y-.001,-.655),track=1.1)
    return dict(mount='wall',az=-26,el=6,fill=.82)

def hood(w,h,d,c,loc,R=.12):
    """weather hood: roof + cheeks, front edge raised"""
    with G(loc):
        n=24; prof=rrect(w,h,R,10); up=[p for p in prof if p[1]>-h*.02]; up.sort(key=lambda p:math.atan2(p[1],p[0]))
        bm=bmesh.new(); rows=[]
        for y in (0,-d): rows.append([[bm.verts.new((x*(1+t),y+(.55*d*(1-max(0,z)/(h/2)) if y<0 else 0),z*(1+t*w/h))) for x,z in up] for t in (0,.07)])
        (i0,o0),(i1,o1)=rows; m=len(up)
        for A,B in ((i0,i1),(o0,o1),(i0,o0),(i1,o1)):
            for k in range(m-1): bm.faces.new((A[k],A[k+1],B[k+1],B[k]))
        for k in (0,m-1): bm.faces.new((i0[k],o0[k],o1[k],i1[k]))
        kit._add(bm,'hood',c,(0,0,0),(0,0,0),40)

def curt():
    w,h=.46,2.05
    slab(w+.02,h,.10,'dgrey',(0,0,0),R=.10,bev=.02)
    slab(w,h-.02,.34,'white',(0,-.09,0),R=.12,bev=.06,bseg=6); y=-.43
    slab(.30,1.10,.014,'blackg',(0,y+.003,.18),R=.10,bev=.006)
    lensgrid(.24,.84,(0,y+.02,.14),'black',bul=.055,rows=9,cols=4)
    disc(.014,'ledr',(0,y-.0115,.655),(90,0,0))
    text('VIGLA',.075,'ink',(0,y-.001,-.62),(90,0,0),track=1.1)
    slab(.26,.02,.003,'void',(0,y-.0005,-.86),R=.01,bev=0)
    # hood
    with G((0,-.06,0)):
        hood(w+.05,1.70,.62,'dgrey',(0,0,h/2-.83),R=.13)
    return dict(mount='wall',az=32,el=6,fill=.84)

def out3():
    # swivel bracket on the wall
    slab(.52,.90,.10,'dgrey',(0,0,-.05),R=.10,bev=.025)
    for z in (-.36,.26): screw((0,-.10,z),(90,0,0),.04)
    with G((0,-.10,-.05)):
        box(.22,.26,.22,'dgrey',(0,-.10,0),bev=.04); box(.16,.40,.16,'dgrey',(0,-.25,0),bev=.03); cyl(.15,.46,'dgrey',(0,-.42,-.23),bev=.02); cyl(.11,.52,'steel',(0,-.42,-.26),bev=.01)
    with G((0,-.56,-.05),(0,0,16)):
        w,h=1.02,2.05
        slab(w,h,.16,'dgrey',(0,-.06,0),R=.16,bev=.03)
        slab(w,h,.40,'white',(0,-.20,0),R=.18,bev=.09,bseg=7); y=-.60
        lensgrid(.70,.50,(0,y+.10,.42),'black',bul=.16,rows=5,cols=9)
        slab(.50,.16,.012,'blackg',(0,y+.003,.02),R=.06,bev=.005)
        for i,c in enumerate(('ledr','ledb','leda')): disc(.014,c,(-.10+i*.10,y-.0105,.02),(90,0,0))
        lensgrid(.70,.50,(0,y+.10,-.40),'black',bul=.16,rows=5,cols=9)
        text('VIGLA',.095,'ink',(0,y-.001,-.83),track=1.1)
        with G((0,-.18,0)): hood(w+.06,1.5,.68,'dgrey',(0,0,h/2-.72),R=.18)
    return dict(mount='wall',az=52,el=6,fill=.84)

def beam():
    def unit(side):
        w,h=.86,2.15
        slab(w,h,.14,'dgrey',(0,0,0),R=.12,bev=.03)
        # half-round glossy cover
        cov=mat('bcov','#0b0c10',.10,0,.55,clear=.7,clear_r=.03)
        poly=[(.40*math.cos(a),.50*max(0,math.sin(a))**.85) for a in np.linspace(0,math.pi,40)]
        with G((0,-.12,-(h-.16)/2)):
            bm=bmesh.new(); lo=[bm.verts.new((x,-yy,0)) for x,yy in poly]; hi=[bm.verts.new((x,-yy,h-.16)) for x,yy in poly]
            bm.faces.new(lo); bm.faces.new(hi)
            for i in range(len(poly)-1): bm.faces.new((lo[i],lo[i+1],hi[i+1],hi[i]))
            bm.faces.new((lo[-1],lo[0],hi[0],hi[-1]))
            o=kit._add(bm,'cover',cov,(0,0,0),(0,0,0),40); b=o.modifiers.new('b','BEVEL'); b.width=.05; b.segments=5; b.limit_method='ANGLE'; b.angle_limit=rad(50); b.harden_normals=True
        # trims
        def arc(z,r,m): poly_tube([(.405*math.cos(a),-.12-.505*max(0,math.sin(a))**.85,z) for a in np.linspace(rad(2),rad(178),40)],r,m,4)
        arc(0,.010,'dgrey'); arc(.86,.006,'dgrey'); arc(-.86,.006,'dgrey')
        # lens rings seen through the dark cover
        cy=lambda x,o=.003: -(.12+.50*max(0,1-(x/.40)**2)**.425+o)
        for z in (.45,-.45):
            bm=bmesh.new(); n=40; rows=[]
            for j in range(7):
                rr=.235*j/6
                rows.append([bm.verts.new((rr*math.cos(TAU*k/n),cy(rr*math.cos(TAU*k/n)),z+rr*math.sin(TAU*k/n))) for k in range(n)] if j else [bm.verts.new((0,cy(0),z))])
            for k in range(n): bm.faces.new((rows[0][0],rows[1][k],rows[1][(k+1)%n]))
            for p,q in zip(rows[1:],rows[2:]):
                for k in range(n): bm.faces.new((p[k],q[k],q[(k+1)%n],p[(k+1)%n]))
            kit._add(bm,'bw',mat('bred','#35090f',.08,0,.6,clear=.8),(0,0,0),(0,0,0),180)
            for rr in (.235,.15): poly_tube([(rr*math.cos(t),cy(rr*math.cos(t),.004),z+rr*math.sin(t)) for t in np.linspace(0,TAU,60)],.006,'dgrey',3)
        disc(.016,'ledg' if side<0 else 'ledr',(0,-.6255,.10),(90,0,0))
        text('VIGLA',.085,'inkw',(0,-.6255,-.11),track=1.1)
        with G((0,-.08,-h/2),(180,0,0)): lathe([(.09,0),(.09,.06),(.07,.08),(.07,.16),(0,.16)],'rubber',r=.01)
    with G((-.72,0,.06),(0,0,0)): unit(-1)
    with G((.72,0,-.06),(0,0,0)): unit(1)
    part('transmitter',(-.72,-.5,.06)); part('receiver',(.72,-.5,-.06))
    return dict(mount='wall',az=26,el=6,fill=.80,key=1.3,env=.40)

def armour(pts,r,m='steel',pitch=.045,n=400):
    """flexible metal conduit along a smooth path: core tube + helix"""
    P_=[Vector(p) for p in pts]
    def cr(p0,p1,p2,p3,t): return .5*((2*p1)+(-p0+p2)*t+(2*p0-5*p1+4*p2-p3)*t*t+(-p0+3*p1-3*p2+p3)*t**3)
    Q=[2*P_[0]-P_[1]]+P_+[2*P_[-1]-P_[-2]]; path=[]
    for i in range(len(P_)-1):
        for k in range(60): path.append(cr(Q[i],Q[i+1],Q[i+2],Q[i+3],k/60))
    path.append(P_[-1]); poly_tube([tuple(p) for p in path],r*.93,'aludk',6)
    L=[0]
    for a,b in zip(path,path[1:]): L.append(L[-1]+(b-a).length)
    tot=L[-1]; hel=[]; N=int(tot/pitch*14); j=0; up=Vector((0,0,1))
    for i in range(N+1):
        s=tot*i/N
        while j<len(L)-2 and L[j+1]<s: j+=1
        t=(s-L[j])/max(L[j+1]-L[j],1e-6); p=path[j].lerp(path[j+1],t); d=(path[j+1]-path[j]).normalized()
        if abs(d.z)>.95: e=Vector((1,0,0))
        else: e=up
        u=d.cross(e).normalized(); v=d.cross(u); a=s/pitch*TAU
        hel.append(tuple(p+u*(r*math.cos(a))+v*(r*math.sin(a))))
    poly_tube(hel,pitch*.34,m,3)
def mcr():
    al=mat('mcal','#b9bcc1',.42,1,bump=.05,bscale=200)
    # sensor part, lying on the floor, cable to the right rear
    with G((-.25,-.80,0),(0,0,14)):
        with G((0,0,0),(0,0,90)):
            poly=[(-.34,0),(.34,0),(.34,.07),(.24,.11),(.20,.27),(.10,.33),(-.10,.33),(-.20,.27),(-.24,.11),(-.34,.07)]
            poly=fillet([(0,0)]+poly[1:]+poly[:1]+[(0,0)],.03,5)[1:-1]
            extrude(poly,1.75,al,(0,.875,0),bev=.03,bseg=4)
            for y in (-.62,.62):
                for x in (-.285,.285): screw((x,y,.088),(0,0,0),.045)
        text('VIGLA',.13,'inkd',(-.25,0,.3315),(0,0,0),track=1.1); text('MC-R',.08,'inkd',(.42,0,.3315),(0,0,0),bold=False)
        with G((.875,0,.17),(0,90,0)): lathe([(.12,0),(.12,.08),(.10,.10),(.095,.20),(0,.20)],'aludk',r=.012,segs=40)
        armour([(1.06,0,.17),(1.30,.02,.14),(1.58,.20,.085),(1.62,.55,.085),(1.40,.85,.085),(1.18,1.10,.085),(1.30,1.42,.085)],.075)
    # magnet with L bracket in front
    zn=mat('zinc','#a4a8ac',.46,.9,bump=.05,bscale=160)
    with G((-.20,.05,0),(0,0,-4)):
        box(1.35,.46,.045,zn,(0,.05,.0225),bev=.008); box(1.35,.045,.70,zn,(0,.26,.35),bev=.008)
        with G((0,.235,.42)): slab(1.15,.34,.26,al,(0,0,0),R=.06,bev=.03)
        text('MAGNET',.08,'inkd',(0,-.027,.42)); 
        for x in (-.50,.50): 
            with G((x,-.085,.045)): slab(.16,.07,.002,'void',(0,0,0),(-90,0,0),R=.034,bev=0)
        for x in (-.42,.42): screw((x,-.025,.42),(90,0,0),.05)
    return dict(mount='floor',az=22,el=28,fill=.82,env=.55,key=1.1)

def co():
    slab(1.16,1.16,.12,'white',(0,0,0),R=.14,bev=.02)
    slab(1.22,1.22,.26,'white',(0,-.09,0),R=.18,bev=.08,bseg=7); y=-.35
    slab(.74,.46,.012,'dgrey',(-.10,y+.003,.24),R=.06,bev=.005)
    rscreen(.62,.32,imgmat('co',T('co.png'),.85),(-.10,y-.0105,.245),R=.015)
    for i,(c,l) in enumerate((('ledg','POWER'),('leda','FAULT'),('ledr','ALARM'))): 
        disc(.020,c,(.37,y-.001,.39-i*.13),(90,0,0))
    for x,l in ((-.27,'TEST'),(.07,'PEAK')):
        with G((x,y+.004,-.14),(90,0,0)): lathe([(.105,0),(.105,.022),(.09,.030),(0,.030)],mat('cobt','#5c6167',.45),r=.008,segs=48)
        text(l,.048,'inkw',(x,y-.0275,-.14))
    for i in range(5): slab(.86-.0*i,.020,.004,'void',(0,y-.0005,-.33-i*.045),R=.010,bev=0) if i<3 else None
    text('CO',.13,'ink',(.36,y-.001,-.14)); text('VIGLA',.065,'ink',(0,y-.001,-.505),track=1.1)
    return dict(mount='wall',az=-28,el=8,fill=.74)

def ctl2():
    g=mat('enc2','#d4d6d8',.40,0,.5,bump=.08,bscale=180)
    w,h,d=2.5,1.75,.42
    slab(w+.34,h-.5,.05,g,(0,0,0),R=.10,bev=.012)
    for x in (-1,1):
        for z in (-.40,.40): disc(.05,'void',(x*(w/2+.09),-.0505,z),(90,0,0)); 
    box(w,.16,h,g,(0,-.10,0),bev=.015)
    box(w-.04,.30,h-.62,g,(0,-.27,0),bev=.02); y=-.42
    slab(w-.22,h-.80,.004,mat('ctlb','#20344f',.42),(0,y-.0005,0),R=.04,bev=0); yy=y-.005
    text('VIGLA',.17,'inkw',(-.72,yy,.22),track=1.1); text('2-DOOR IP CONTROLLER',.072,'inkw',(-.53,yy,.05),bold=False)
    for k,dx in enumerate((.28,.80)):
        text('DOOR %d'%(k+1),.075,'inkw',(dx,yy,.28))
        for i,(c,l) in enumerate((('ledg','IN'),('leda','REX'),('ledb','LOCK'))): disc(.022,c,(dx-.13+i*.13,yy-.001,.13),(90,0,0)); text(l,.042,'inkw',(dx-.13+i*.13,yy-.001,.05),bold=False)
    for i,(c,l) in enumerate((('ledg','PWR'),('ledg','LAN'),('ledb','RS485'))): disc(.022,c,(-1.0+i*.28,yy-.001,-.16),(90,0,0)); text(l,.045,'inkw',(-1.0+i*.28,yy-.001,-.245),bold=False)
    for i in range(9): slab(.03,.30,.004,'void',(.22+i*.085,yy+.001,-.20),R=.015,bev=0)
    # terminals on both edges
    for x,n in ((-.62,7),(.55,8)):
        tblock(n,.135,(x,-.18,.72),rot=(0,180,0),dz=.20); tblock(n,.135,(x,-.18,-.72),dz=.20)
    # wires from the lower terminals, LAN
    for i in range(7): wire([(-1.02+i*.135,-.30,-.78),(-1.02+i*.133,-.33,-.92),(-.95+i*.11,-.24,-1.10),(-.80+i*.055,-.10-.012*(i%2),-1.42)],i,.020)
    for x in (-1,1):
        screw((x*(w/2-.10),y+.0,.47-.0),(90,0,0),.035); screw((x*(w/2-.10),y,-.47),(90,0,0),.035)
    return dict(mount='wall',az=28,el=12,fill=.84,env=.40)

def mag280():
    al=mat('magal','#c6c9cd',.36,1,bump=.03,bscale=160)
    # electromagnet lying front-up at the back, armature plate leaning before it
    with G((0,.30,0),(0,0,0)):
        slab(2.7,.48,.27,al,(0,0,0),(-90,0,0),R=.02,bev=.018); z=.27
        slab(1.95,.30,.012,'steel',(-.22,0,z),(-90,0,0),R=.01,bev=.004)
        for i in (-1,1): box(1.90,.012,.003,'aludk',(-.22,i*.065,z+.0125),bev=0)
        for i in range(38): box(.003,.29,.0015,'aludk',(-1.15+i*.05,0,z+.0125),bev=0)
        box(.46,.485,.285,'black',(1.10,0,.145),bev=.012); disc(.022,'ledg',(1.22,.12,.2885)); text('280 kg',.085,'inkw',(1.08,-.08,.2885),(0,0,0))
        text('VIGLA',.12,'inkd',(-.22,-.2415,.13),(90,0,0),track=1.1); text('12 / 24 V DC',.06,'inkd',(.42,-.2415,.13),(90,0,0),bold=False)
        tube([(1.33,.05,.12),(1.55,.05,.10),(1.72,.22,.04),(1.60,.55,.035),(1.2,.70,.035)],.035,'rubber',res=24)
    with G((-.05,-.55,0)):
        with G((0,0,0),(0,0,-4)):
            slab(1.95,.46,.14,'steel',(0,0,0),(-90,0,0),R=.02,bev=.012); z=.14
            with G((0,0,z-.03)): lathe([(.13,.032),(.06,.002),(.055,.002)],'aludk'); cyl(.055,.012,'aludk',bev=.003,segs=32); cyl(.030,.014,'void',bev=0,segs=6)
            for x in (-.62,.62): 
                with G((x,0,z)): ring(.03,.05,.006,'aludk',bev=.002); disc(.03,'void',(0,0,.001))
    # mounting screw set
    with G((1.30,-.55,0)):
        with G((0,0,.055),(0,90,20)): cyl(.05,.55,'steel',bev=.006,segs=32); cyl(.10,.09,'steel',(0,0,-.09),bev=.012,segs=40)
        with G((.10,-.26,0)): ring(.055,.13,.03,'rubber')
    return dict(mount='floor',az=24,el=28,fill=.86,env=.75,key=1.15)

def strk():
    sp=brushed('strkpl','#c9ccd0',.30)
    with G((0,0,1.45)):
        # long face plate, lock body behind, keeper opening
        slab(.42,2.9,.05,sp,(0,0,0),R=.06,bev=.010)
        slab(.20,1.02,.004,'void',(.0,-.0505,.0),R=.02,bev=0)
        box(.46,.52,1.30,mat('strkb','#8f949a',.35,1),(0,.26,0),bev=.02)
        box(.462,.20,.32,'black',(0,.34,.38),bev=.008)
        # keeper (latch)
        with G((-.02,-.035,0)):
            poly=[(-.10,.10),(.10,.10),(.10,-.06),(.02,-.10),(-.10,-.02)]
            box(.13,.17,.92,'steel',(.0,.0,0),bev=.025,bseg=5); box(.10,.05,.92,'aludk',(.05,-.06,0),(0,0,28),bev=.010)
        for z in (-1.25,1.25,):
            with G((0,-.05,z),(90,0,0)): lathe([(.085,.0015),(.045,.001),(.04,-.01),(0,-.01)],'aludk',segs=40); disc(.038,'void',(0,0,.0018))
        for z in (-.92,.92): screw((0,-.0505,z),(90,0,0),.05)
        box(.05,.004,.16,'void',(0,-.0505,.70),bev=0); text('VIGLA',.085,'inkd',(0,-.0515,-.70),(90,90,0),track=1.1)
    wire([(.10,.42,1.90),(.34,.40,1.80),(.42,.34,1.35),(.38,.20,.55),(.55,-.05,.10),(.85,-.25,.03),(1.05,-.15,.03)],0,.018); wire([(.10,.38,1.86),(.28,.36,1.75),(.35,.28,1.30),(.32,.16,.50),(.48,-.12,.09),(.78,-.38,.03),(1.0,-.34,.03)],1,.018)
    return dict(mount='floor',az=40,el=10,fill=.84,env=.75,key=1.15)

def drum6():
    fl=mat('dfl','#24272b',.42,0,.5,bump=.06,bscale=260)
    with G((0,0,.80),(0,90,0)):
        for z in (-.46,.40):
            lathe([(.14,z),(.80,z),(.80,z+.06),(.14,z+.06),(.14,z)],fl,r=.010,n=3)
        # spokes recess on the visible flange
        for k in range(6):
            a0=rad(60*k+9); a1=rad(60*k+51)
            pts=[(.66*math.cos(a),.66*math.sin(a)) for a in np.linspace(a0,a1,14)]+[(.40*math.cos(a),.40*math.sin(a)) for a in np.linspace(a1-.04,a0+.04,14)]
            bm=bmesh.new(); bm.faces.new([bm.verts.new((x,y,.4615)) for x,y in pts]); kit._add(bm,'win',mat('cblw','#dededb',.5),(0,0,0),(0,0,0))
        lathe([(0,.462),(.33,.462)],mat('dlab','#f2f2ef',.5)); lathe([(.14,.4635),(0,.4635)],'void')
        m=mat('cblw2','#ececea',.34,0,.45); rr=.030
        for L in range(9,12):
            pts=[]; R=.14+rr*(L*1.72); n=13
            for i in range(n*40+1):
                t=i/40; z=-.40+.035+.765*(t/n); a=t*TAU; pts.append((R*math.cos(a),R*math.sin(a),z))
            poly_tube(pts,rr,m,3)
        lathe([(.14+rr*18.2,-.40),(.14+rr*18.2,.40)],m)
    with G((.4655,0,.80)):
        text('VIGLA',.11,'inkd',(0,0,.225),(90,0,90),track=1.1); text('6x0,22',.085,'inkd',(0,0,-.19),(90,0,90)); text('100 m',.07,'inkd',(0,0,-.275),(90,0,90),bold=False)
    m=mat('cblw2','#ececea',.34)
    tube([(.10,-.71,.62),(.12,-.80,.30),(.16,-.92,.05),(.42,-1.10,.03),(.85,-1.02,.03)],.030,m,res=24)
    # stripped end: six conductors
    for i in range(6): wire([(.84,-1.02,.03),(.94,-1.0+.015*(i-2.5),.035),(1.06,-.98+.045*(i-2.5),.04),(1.18,-.95+.075*(i-2.5),.03)],i,.0125)
    return dict(mount='floor',az=42,el=16,fill=.82)

def ceilspk(R=.80):
    """ceiling speaker, axis local +Z, rim back at z=0"""
    lathe([(R*.82,-.50),(R*.86,-.06),(R*.86,0),(R,0),(R,.035),(R*.985,.05),(R*.93,.055)],'white',r=.012,n=4)
    lathe([(R*.93,.050),(R*.5,.062),(0,.066)],mat('grl','#e4e4e2',.45),smooth=60)
    lathe([(0,-.50),(R*.55,-.50),(R*.60,-.42),(R*.82,-.36)],'dgrey',r=.02)
    bm=bmesh.new(); p=.047; r=.0135
    N=int(R/p)+2
    for i in range(-N,N+1):
        for j in range(-N,N+1):
            x=(i+(j%2)*.5)*p; y=j*p*.866; q=math.hypot(x,y)
            if q<R*.90:
                z=(.066-.004*q/(R*.5) if q<R*.5 else .062-.012*(q-R*.5)/(R*.43))+.002
                bm.faces.new([bm.verts.new((x+r*math.cos(TAU*k/10),y+r*math.sin(TAU*k/10),z)) for k in range(10)])
    kit._add(bm,'perf',mat('perf','#3b3e42',.7),(0,0,0),(0,0,0))
def ceilspk_flush():
    with G((0,0,0),(90,0,0)): ceilspk(.78)

def pa4():
    # amplifier
    with G((0,-.55,0)):
        w,d,h=2.3,1.35,.52
        box(w,d,h,'black',(0,0,h/2+.06),bev=.025); y=-d/2
        slab(w-.02,h-.02,.04,'brusheddk',(0,y+.01,h/2+.06),R=.03,bev=.010); yy=y-.031
        for i,l in enumerate(('MIC','ZONE 1','ZONE 2','MASTER')):
            x=-.22+i*.32
            with G((x,yy,h/2+.09),(90,0,0)): cyl(.105,.015,'black'); lathe([(.085,.015),(.078,.11),(.068,.12),(0,.12)],'black',r=.008); box(.010,.04,.004,'inkw',(0,.045,.122),bev=0)
            text(l,.042,'inkw',(x,yy-.001,h/2-.085),bold=False)
        with G((-.98,yy,h/2+.08),(90,0,0)): ring(.085,.105,.014,'steel',bev=.004); cyl(.082,.014,'black'); 
        disc(.014,'ledb',(-.98,yy-.0155,h/2+.08),(90,0,0))
        logo(.115,'inkw',(-.60,yy-.001,h/2+.14)); text('60 W  Bluetooth',.05,'inkw',(-.60,yy-.001,h/2+.0),bold=False)
        for k in range(8): slab(.030,.016,.003,'ledg' if k<6 else 'leda',(-.80+k*.045,yy-.001,h/2-.09),R=.004,bev=0)
        for x in (-1,1):
            for v in (-1,1): cyl(.09,.06,'rubber',(x*w*.42,v*d*.36,0))
    # four ceiling speakers, standing and leaning behind
    for x,yy,rz in ((-1.62,.45,14),(-.62,.86,6),(.42,1.30,-2),(1.46,.80,-12)):
        with G((x,yy,.78),(0,0,rz)):
            with G((0,0,0),(78,0,0)): ceilspk(.78)
        part('speaker',(x,yy,.78))
    part('amplifier',(0,-1.2,.32))
    return dict(mount='floor',az=12,el=24,fill=.88)

# ------------------------------------------------------------------ extras: existing pictures contradict these products
def fob4(c='black'):
    with G((0,0,.05)):
        slab(.74,1.12,.20,c,(0,0,0),(-90,0,0),R=.24,bev=.07,bseg=8); z=.201
        bt='dgrey' if c=='black' else 'grey'
        for i,(x,y) in enumerate(((-.15,.24),(.15,.24),(-.15,-.06),(.15,-.06))):
            with G((x,y,z)):
                lathe([(.118,0),(.118,.016),(.095,.024),(0,.024)],bt,r=.008,segs=48); q=.0255
                if i<2:   # padlock closed / open
                    box(.075,.055,.003,'inkw',(0,-.015,q),bev=0)
                    a=np.linspace(0,math.pi,16); dx=0 if i==0 else .034
                    poly_tube([(dx+.026,.012,q)]+[(dx+.026*math.cos(t),.030+.026*math.sin(t),q) for t in a]+[(dx-.026,.012,q)],.0055,'inkw',2)
                elif i==2:  # moon = partial arm
                    p=[(.045*math.cos(t),.045*math.sin(t)) for t in np.linspace(rad(60),rad(300),24)]+[(.030+.042*math.cos(t),.042*math.sin(t)) for t in np.linspace(rad(248),rad(112),20)]
                    bm=bmesh.new(); bm.faces.new([bm.verts.new((u,v,q)) for u,v in p]); kit._add(bm,'moon','inkw',(0,0,0),(0,0,0))
                else:
                    ring(.090,.104,.006,mat('pan','#d8241f',.35,emit='#d8241f',estr=.3),(0,0,.018),bev=.001); box(.014,.055,.003,'inkw',(0,.014,q),bev=0); disc(.010,'inkw',(0,-.034,q))
        slab(.06,.016,.003,'ledg',(0,.445,z-.001),(-90,0,0),R=.008,bev=0)
        text('VIGLA',.06,'ink',(0,-.36,z+.001),(0,0,0),track=1.1)
    with G((0,.64,.12)):
        poly_tube([(.14*math.cos(a),.06+.14*math.sin(a),0.012*math.sin(a*2)) for a in np.linspace(0,TAU,50)],.014,'steel',5)
    return dict(mount='floor',az=26,el=42,fill=.76)

def kpr():
    zn=mat('zincb','#8e9297',.34,1,bump=.05,bscale=160)
    slab(.80,1.42,.10,'aludk',(0,0,0),R=.08,bev=.02)
    slab(.84,1.46,.22,zn,(0,-.06,0),R=.12,bev=.05,bseg=6); y=-.28
    slab(.66,.20,.010,'blackg',(0,y+.003,.53),R=.06,bev=.004)
    for i,cc in enumerate(('ledr','leda','ledg')): disc(.018,cc,(-.20+i*.10,y-.0085,.53),(90,0,0))
    for k in range(3): poly_tube([(.10+(.025+.028*k)*math.cos(a),y-.0085,.53+(.025+.028*k)*math.sin(a)) for a in np.linspace(rad(-48),rad(48),18)],.005,'inkw',3)
    kl=mat('kprl','#e6f0ff',.4,emit='#9cc6ff',estr=1.6)
    for i,ch in enumerate(['1','2','3','4','5','6','7','8','9','*','0','#']):
        x=(i%3-1)*.22; z=.27-(i//3)*.215
        slab(.175,.165,.035,'alu',(x,y+.006,z),R=.035,bev=.014); text(ch,.095,kl,(x,y-.0305,z),bold=True)
    text('VIGLA',.06,'inkd',(0,y-.001,-.60),track=1.1)
    return dict(mount='wall',az=-28,el=8,fill=.80,env=.60)

def nvr16():
    w,d,h=3.9,2.5,.66; z=h/2+.06
    box(w,d,h,'black',(0,0,z),bev=.025); y=-d/2-.02
    slab(w-.02,h-.02,.05,'brusheddk',(0,-d/2+.02,z),R=.04,bev=.012); y=-d/2-.031
    slab(1.30,.42,.012,'blackg',(-1.18,y+.003,z),R=.05,bev=.005); yy=y-.0095
    logo(.15,'inkw',(-1.42,yy,z+.07)); text('NVR 16 CH',.068,'inkw',(-1.42,yy,z-.09),bold=False)
    for i in range(16): slab(.026,.026,.003,'ledg' if i not in (11,14) else 'ink',(-.98+(i%8)*.052,yy-.001,z+.05-(i//8)*.07),R=.006,bev=0)
    text('PoE',.05,'inkw',(-.80,yy,z-.11),bold=False)
    # two front drive bays
    for k in range(2):
        with G((.30+k*.92,y,z)):
            slab(.86,.46,.03,'black',(0,.004,0),R=.03,bev=.008); slab(.52,.09,.02,'dgrey',(.06,-.024,.10),R=.03,bev=.006)
            for i in range(9): slab(.030,.16,.003,'void',(-.16+i*.055,-.0265,-.10),R=.014,bev=0)
            disc(.016,'ledb',(-.34,-.0275,.14),(90,0,0)); 
            with G((-.33,-.027,-.09),(90,0,0)): ring(.035,.05,.008,'steel',bev=.002); box(.008,.05,.003,'void',(0,0,.004),bev=0)
            text('HDD %d'%(k+1),.042,'inkw',(-.22,-.0275,.14),bold=False)
    with G((1.78,y,z+.02),(90,0,0)): ring(.085,.10,.012,'steel'); cyl(.083,.012,'black')
    disc(.012,'ledb',(1.78,y-.0135,z+.02),(90,0,0))
    for gx in (-1,1):
        for i in range(16): box(.05,.9,.004,'void',(gx*w*.27+(i-7.5)*.085,.35,h+.0605),bev=0)
    for x in (-1,1):
        for v in (-1,1): cyl(.13,.06,'rubber',(x*w*.42,v*d*.40,0))
        screw((x*(w/2-.12),-d/2+.14,h+.06),(0,0,0),.03,'aludk')
    return dict(mount='floor',az=26,el=18,fill=.88,key=1.3)

def b2a(c='white'):
    R=.33; L=.78
    with G((0,0,.88),(-5,0,0)):
        with G((0,0,0),(90,0,0)):
            lathe([(0,-.66),(R*.70,-.66),(R*.86,-.62),(R*.93,-.52),(R*.93,-.10),(R,-.06),(R,L-.04),(R*.96,L),(R*.88,L),(R*.88,L-.05),(0,L-.05)],c,r=.02,n=4)
            for k in range(5): ring(R*.90,R*.945,.018,'grey',(0,0,-.48+k*.07),bev=.004)
            lathe([(R*.88,L-.048),(R*.88,L-.035),(0,L-.035)],'blackg')
            q=L-.034
            ring(.115,.14,.045,'dgrey',(0,0,q),bev=.008); lens(.115,.06,'black',(0,0,q+.043),(0,0,0))
            for k in range(12): a=TAU*k/12; ir((.215*math.cos(a),.215*math.sin(a),q),(0,0,0),.030)
        text('VIGLA',.10,'ink',(-R-.002,-.36,.02),(90,0,-90),track=1.1)
        with G((0,.66,0),(-90,0,0)): lathe([(.11,0),(.11,.06),(.08,.08),(.08,.14),(0,.14)],'rubber',r=.01)
    with G((0,.16,0)):
        lathe([(0,0),(.38,0),(.38,.06),(.35,.085),(.17,.09),(.17,.11),(0,.11)],c,r=.016)
        for a in (30,150,270): screw((.28*math.cos(rad(a)),.28*math.sin(rad(a)),.085),(0,0,0),.032)
        cyl(.085,.34,c,(0,0,.09)); ball(.13,c,(0,0,.42)); box(.18,.26,.12,c,(0,0,.52),bev=.03)
    # pigtail with BNC and DC plugs
    cb=mat('pig','#e4e4e2',.45)
    tube([(0,.78,.90),(-.02,1.02,.74),(-.18,1.08,.20),(-.42,.80,.045),(-.72,.30,.035),(-.80,-.10,.035)],.035,cb,res=24)
    tube([(-.80,-.08,.035),(-.82,-.22,.035),(-.92,-.42,.05)],.024,cb,res=20); tube([(-.80,-.08,.035),(-.74,-.24,.035),(-.62,-.44,.05)],.022,'rubber',res=20)
    with G((-.93,-.44,.065)):
        with G((0,0,0),(90,0,-14)): cyl(.055,.14,mat('bncy','#e0b020',.45),bev=.01,segs=32); cyl(.062,.10,'steel',(0,0,.13),bev=.008,segs=40); cyl(.048,.14,'steel',(0,0,.15),bev=.004,segs=40)
    with G((-.61,-.46,.055)):
        with G((0,0,0),(90,0,14)): cyl(.048,.22,'rubber',bev=.01,segs=32); cyl(.032,.12,'alu',(0,0,.21),bev=.004,segs=32)
    return dict(mount='floor',az=-38,el=15,fill=.80)

def ups850(c='black'):
    w,d,h=1.55,2.35,.92
    slab(w,d,h,c,(0,0,.06),(-90,0,0),R=.16,bev=.07,bseg=6); z=.06+h
    slab(w-.16,d-.66,.012,'dgrey',(0,.26,z-.006),(-90,0,0),R=.10,bev=.005)
    # four Schuko outlets on the top
    for i in range(2):
        for j in range(2):
            with G(((j-.5)*.68,.66-i*.74,z+.006),(0,0,0)):
                lathe([(.262,0),(.262,.016),(.245,.022),(.225,.018),(.218,-.05),(0,-.05)],'black',r=.006,n=3,segs=64)
                lathe([(.216,.004),(0,.004)],mat('sk','#0d0e10',.5)); 
                for s in (-1,1): disc(.030,'void',(s*.095,0,.006)); ring(.030,.038,.003,'dgrey',(s*.095,0,.005),bev=.001)
                for s in (-1,1): box(.07,.035,.014,'alu',(0,s*.195,.010),bev=.004)
    # sloped front with display
    y=-d/2
    slab(w-.34,.50,.014,'blackg',(0,y-.001,.06+h*.56),R=.06,bev=.005)
    rscreen(.60,.378,imgmat('ups2',T('ups2.png'),1.0),(-.22,y-.0165,.06+h*.56),R=.02)
    with G((.36,y-.013,.06+h*.56),(90,0,0)): ring(.095,.12,.016,'steel',bev=.005); lathe([(0,.018),(.07,.016),(.092,.006),(.092,0)],'dgrey',r=.006); ring(.093,.097,.010,mat('upl','#5cff9d',.3,emit='#3cf08a',estr=4))
    logo(.15,'inkw',(-.30,-d/2+.23,z+.001),(0,0,0)); text('850 VA',.10,'ink',(.36,-d/2+.23,z+.001),(0,0,0),bold=False)
    for k in range(12):
        for s in (-1,1): slab(.03,.42,.004,'void',(s*(w/2-.001),-.60+k*.11,.50),(0,0,90*s),R=.014,bev=0)
    for x in (-1,1):
        for v in (-1,1): cyl(.11,.06,'rubber',(x*w*.36,v*d*.40,0))
    return dict(mount='floor',az=-34,el=26,fill=.82,key=1.3)
