"""product_finish.py BASE OUT.webp [quality]: denoises a product, softens its shadow, saves a WebP with alpha."""
import sys,cv2,numpy as np
from PIL import Image
import os; os.environ.setdefault("OPENCV_IO_ENABLE_OPENEXR","1")
def atrous(rgb,nrm,alb,levels=4,sc=.10,sn=.18,sa=.06):
    """feature-guided a-trous wavelet filter (SVGF-like, single frame): noise-free normals+albedo keep the edges"""
    x=rgb.astype(np.float32)/255; k=np.array([1,4,6,4,1],np.float32)/16; H,W=x.shape[:2]
    lum0=cv2.GaussianBlur(x,(0,0),1.2)
    for L in range(levels):
        st=1<<L; p=2*st; X=cv2.copyMakeBorder(x,p,p,p,p,cv2.BORDER_REPLICATE); N=cv2.copyMakeBorder(nrm,p,p,p,p,cv2.BORDER_REPLICATE); A=cv2.copyMakeBorder(alb,p,p,p,p,cv2.BORDER_REPLICATE)
        G=cv2.GaussianBlur(x,(0,0),.9+.4*L); GX=cv2.copyMakeBorder(G,p,p,p,p,cv2.BORDER_REPLICATE)
        num=np.zeros_like(x); den=np.zeros((H,W,1),np.float32); s=sc*(.75**L)
        for j in range(5):
            for i in range(5):
                sl=np.s_[j*st:j*st+H,i*st:i*st+W]
                dn=((N[sl]-nrm)**2).sum(2); da=((A[sl]-alb)**2).sum(2); dc=((GX[sl]-G)**2).sum(2)
                w=(np.exp(-(dn/(sn*sn)+da/(sa*sa)+dc/(s*s)))*(k[i]*k[j]))[:,:,None]
                num+=w*X[sl]; den+=w
        x=num/den
    return (np.clip(x,0,1)*255)
def denoise(rgb,base):
    f=lambda n:cv2.imread(base+'.%s.0001.exr'%n,cv2.IMREAD_UNCHANGED)
    n,a=f('nrm'),f('alb')
    if n is None: return cv2.fastNlMeansDenoisingColored(rgb,None,2.6,2.6,5,13)
    return atrous(rgb,n[:,:,:3],np.clip(a[:,:,:3],0,1.5))
def make(base,out,q=82,h=2.6,sh_gain=1.0,tint=(22,22,26)):
    o=cv2.imread(base+'.obj.png',cv2.IMREAD_UNCHANGED); a=o[:,:,3:4].astype(np.float32)/255; rgb=o[:,:,:3]
    # PNG is straight alpha: bleed edge colours outwards before filtering
    m=(a[:,:,0]>.02).astype(np.uint8); fill=rgb.copy()
    bl=cv2.blur(rgb.astype(np.float32)*m[:,:,None],(15,15)); w=cv2.blur(m.astype(np.float32),(15,15))[:,:,None]
    fill=np.where(m[:,:,None]>0,rgb,np.clip(bl/np.maximum(w,1e-3),0,255)).astype(np.uint8)
    d=denoise(fill,base).astype(np.float32)
    return save(base,d,a[:,:,0],out,q,sh_gain,tint)
def save(base,d,a,out,q=82,sh_gain=1.0,tint=(22,22,26)):
    """a product's display colour `d` (blue, green, red, 0-255) and alpha (0-1) over its softened shadow"""
    a=a[:,:,None]; d=d.astype(np.float32); H,W=a.shape[:2]
    try:
        s=cv2.imread(base+'.sh.png',cv2.IMREAD_UNCHANGED); sa=s[:,:,3].astype(np.float32)/255
        sa=cv2.bilateralFilter(sa,9,.12,4); sa=cv2.GaussianBlur(sa,(0,0),1.2); sa=cv2.resize(sa,(W,H),interpolation=cv2.INTER_CUBIC); sa=cv2.GaussianBlur(sa,(0,0),2)
        sa=np.clip((sa-.012)/(1-.012),0,1)*sh_gain
        # fade to zero at the frame borders so the tile never shows a cut shadow
        y,x=np.mgrid[0:H,0:W].astype(np.float32); e=np.minimum.reduce([x,y,W-1-x,H-1-y])/(W*.20); e=np.clip(e,0,1); e=e*e*(3-2*e)
        n=((np.abs(x/W-.5)/.5)**3+(np.abs(y/H-.5)/.5)**3)**(1/3); u=np.clip((1.0-n)/.42,0,1); e=e*(u*u*(3-2*u))
        sa=.80*sa**1.22
        sa=np.clip(sa*e,0,.92)[:,:,None]
    except AttributeError: sa=np.zeros_like(a)
    A=a+sa*(1-a); C=(d*a+np.array(tint[::-1],np.float32)*sa*(1-a))/np.maximum(A,1e-4)
    r=np.dstack([np.clip(C,0,255)[:,:,::-1],A[:,:,0]*255]).round().astype(np.uint8)
    im=Image.fromarray(r,'RGBA'); im.save(out,'WEBP',quality=q,method=6,alpha_quality=90,exact=False)
    return im
if __name__=='__main__':
    im=make(sys.argv[1],sys.argv[2],int(sys.argv[3]) if len(sys.argv)>3 else 82)
    bg=Image.new('RGBA',im.size,(240,239,236,255)); bg.alpha_composite(im); bg.convert('RGB').save(sys.argv[2].replace('.webp','.prev.jpg'),quality=88)
