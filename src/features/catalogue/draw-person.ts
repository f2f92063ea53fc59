import type { NightPicture } from './view-frames.ts';

type Light = NightPicture | 'day';
type Scene = { pixelsPerMetre: number; wide: number; high: number; light: Light };

const colours = {
  wall: '#d8cbb8',
  wallShade: '#b9a78e',
  door: '#6a4a35',
  doorEdge: '#4a3324',
  skin: '#d9a883',
  skinShade: '#b5805d',
  hair: '#2f231d',
  jacket: '#39587f',
  jacketShade: '#28405f',
  shirt: '#ece6da',
  lips: '#a5605a',
  dark: '#2a1d16',
  white: '#f5efe6',
} as const;
type Colours = Record<keyof typeof colours, string>;

/** By infrared light skin and cloth are bright and hair is not: greys of their own rather than the colours' brightness. */
const infrared: Colours = {
  wall: '#8d8d8d',
  wallShade: '#5d5d5d',
  door: '#4b4b4b',
  doorEdge: '#363636',
  skin: '#dcdcdc',
  skinShade: '#b0b0b0',
  hair: '#3a3a3a',
  jacket: '#a4a4a4',
  jacketShade: '#7c7c7c',
  shirt: '#e4e4e4',
  lips: '#b4b4b4',
  dark: '#2c2c2c',
  white: '#ffffff',
};

type Pen = CanvasRenderingContext2D;

function shape(pen: Pen, fill: string, path: string) {
  pen.fillStyle = fill;
  const outline = new Path2D(path);
  // Fills a shape, not a list.
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
  pen.fill(outline);
}

function ellipse(pen: Pen, fill: string, [x, y, wide, high]: readonly [number, number, number, number]) {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.ellipse(x, y, wide, high, 0, 0, Math.PI * 2);
  pen.fill();
}

/** A man before a wall and a door, in metres from the upper left corner of the frame. */
function paint(pen: Pen, paints: Colours, wide: number, high: number) {
  const wall = pen.createLinearGradient(0, 0, wide, high);
  wall.addColorStop(0, paints.wall);
  wall.addColorStop(1, paints.wallShade);
  pen.fillStyle = wall;
  pen.fillRect(0, 0, wide, high);
  shape(pen, paints.doorEdge, 'M.6 0H.8V1H.6Z');
  shape(pen, paints.door, 'M.625 0H.8V1H.625Z');
  shape(pen, paints.doorEdge, 'M.66 .1H.79V.12H.66ZM.66 .1H.668V.6H.66ZM.66 .59H.79V.6H.66Z');

  // Jacket, collar, shirt and neck.
  shape(pen, paints.jacket, 'M.06 1C.07 .78 .1 .66 .2 .6L.34 .545H.46L.6 .6C.7 .66 .73 .78 .74 1Z');
  shape(pen, paints.jacketShade, 'M.6 .6C.7 .66 .73 .78 .74 1H.56C.58 .84 .58 .7 .55 .585Z');
  shape(pen, paints.jacketShade, 'M.18 1C.19 .88 .19 .8 .17 .74L.155 .745C.17 .82 .17 .9 .165 1Z');
  shape(pen, paints.skinShade, 'M.345 .42H.455V.56L.4 .61L.345 .56Z');
  shape(pen, paints.shirt, 'M.335 .548L.4 .62L.465 .548L.5 .57L.42 .7H.38L.3 .57Z');
  shape(pen, paints.jacketShade, 'M.393 .69H.407V1H.393Z');
  shape(pen, paints.jacketShade, 'M.335 .54L.39 .69L.3 .64L.285 .57ZM.465 .54L.41 .69L.5 .64L.515 .57Z');
  shape(pen, paints.white, 'M.5 .76H.57V.775H.5Z');

  // Head: ears, hair behind, face, shade at the right, hair, features; drawn about its chin.
  pen.save();
  pen.translate(0.4, 0.515);
  pen.scale(1.22, 1.16);
  pen.translate(-0.4, -0.468);
  ellipse(pen, paints.skinShade, [0.312, 0.335, 0.014, 0.028]);
  ellipse(pen, paints.skinShade, [0.488, 0.335, 0.014, 0.028]);
  shape(pen, paints.hair, 'M.305 .33C.295 .2 .34 .165 .4 .165S.505 .2 .495 .33Z');
  shape(
    pen,
    paints.skin,
    'M.318 .3C.318 .235 .35 .215 .4 .215S.482 .235 .482 .3C.482 .38 .458 .455 .4 .465C.342 .455 .318 .38 .318 .3Z',
  );
  shape(
    pen,
    paints.skinShade,
    'M.45 .23C.474 .245 .482 .268 .482 .3C.482 .38 .458 .455 .4 .465C.44 .43 .462 .37 .46 .3Z',
  );
  shape(
    pen,
    paints.hair,
    'M.312 .3C.305 .22 .345 .175 .4 .175S.495 .22 .488 .3C.478 .255 .462 .24 .43 .238C.395 .25 .35 .238 .335 .25C.322 .262 .318 .28 .312 .3Z',
  );
  shape(
    pen,
    paints.hair,
    'M.34 .292Q.36 .279 .383 .288L.382 .296Q.36 .289 .341 .299ZM.417 .288Q.44 .279 .46 .292L.459 .299Q.44 .289 .418 .296Z',
  );
  ellipse(pen, paints.white, [0.363, 0.316, 0.0155, 0.0075]);
  ellipse(pen, paints.white, [0.437, 0.316, 0.0155, 0.0075]);
  ellipse(pen, paints.dark, [0.364, 0.316, 0.0072, 0.0075]);
  ellipse(pen, paints.dark, [0.436, 0.316, 0.0072, 0.0075]);
  ellipse(pen, paints.white, [0.3655, 0.3145, 0.002, 0.002]);
  ellipse(pen, paints.white, [0.4375, 0.3145, 0.002, 0.002]);
  shape(pen, paints.skinShade, 'M.398 .3L.404 .3L.413 .368Q.4 .38 .387 .368L.39 .362Q.4 .368 .404 .362Z');
  shape(pen, paints.hair, 'M.372 .39Q.4 .378 .428 .39L.426 .396Q.4 .389 .374 .396Z');
  shape(pen, paints.lips, 'M.375 .405Q.4 .396 .425 .405Q.4 .424 .375 .405Z');
  shape(
    pen,
    paints.hair,
    'M.345 .41Q.36 .46 .4 .468Q.44 .46 .455 .41Q.45 .437 .425 .44Q.4 .428 .375 .44Q.35 .437 .345 .41Z',
  );
  pen.restore();
}

/** The unevenness of a sensor in the dark: the same for the same picture. */
function addNoise(pen: Pen, width: number, height: number, strength: number) {
  const picture = pen.getImageData(0, 0, width, height);
  let seed = 7;
  for (let at = 0; at < picture.data.length; at += 4) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const step = (seed / 2_147_483_648 - 0.5) * strength;
    for (let part = 0; part < 3; part += 1) picture.data[at + part] = (picture.data[at + part] ?? 0) + step;
  }
  pen.putImageData(picture, 0, 0);
}

function shade(pen: Pen, wide: number, high: number, colour: string) {
  const glow = pen.createRadialGradient(wide / 2, high * 0.4, 0.1, wide / 2, high * 0.45, 0.85);
  glow.addColorStop(0, 'transparent');
  glow.addColorStop(1, colour);
  pen.fillStyle = glow;
  pen.fillRect(0, 0, wide, high);
}

/**
 * Draws the frame with exactly as many pixels as the sensor gives it: the canvas is enlarged by the page. Each pixel is the
 * mean of what it covers, as on a sensor.
 */
export function drawPerson(canvas: HTMLCanvasElement, { pixelsPerMetre, wide, high, light }: Scene): void {
  const [width, height] = [wide, high].map((metres) => Math.max(1, Math.round(metres * pixelsPerMetre)));
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen || !width || !height) return;
  [canvas.width, canvas.height] = [width, height];
  pen.setTransform(width / wide, 0, 0, height / high, 0, 0);
  paint(pen, light === 'grey' || light === 'dark' ? infrared : colours, wide, high);
  if (light === 'colour') {
    pen.fillStyle = 'rgb(16 22 52 / 0.42)';
    pen.fillRect(0, 0, wide, high);
  }
  if (light === 'dark') {
    pen.fillStyle = 'rgb(0 0 0 / 0.86)';
    pen.fillRect(0, 0, wide, high);
  }
  if (light !== 'day') {
    shade(pen, wide, high, light === 'colour' ? 'rgb(8 10 26 / 0.7)' : 'rgb(0 0 0 / 0.72)');
    addNoise(pen, width, height, light === 'dark' ? 26 : 16);
  }
}
