/** Eight hues that differ for most eyes, in degrees; the ninth technician gets the first again. */
const hues = [255, 45, 150, 330, 95, 200, 290, 15];

/** The colour by which a technician's visits are known; the name always stands next to it. */
export const technicianColour = (id: number) => `oklch(0.62 0.14 ${hues[(id - 1) % hues.length] ?? 255})`;
