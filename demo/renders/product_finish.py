"""A product over its softened shadow, saved as WebP with alpha."""
import cv2,numpy as np
from PIL import Image
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
