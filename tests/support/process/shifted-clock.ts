// Loaded into a node of the shop: at SIGUSR2 its clock jumps by the milliseconds in the file CLOCK_OFFSET.
import { readFileSync } from 'node:fs';

const RealDate = Date;
const realNow = Date.now.bind(Date);
let offset = 0;

class ShiftedDate extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(ShiftedDate.now());
    else super(...given);
  }

  static override now(): number {
    return realNow() + offset;
  }
}
globalThis.Date = ShiftedDate as DateConstructor;
process.on('SIGUSR2', () => {
  offset = Number(readFileSync(process.env['CLOCK_OFFSET'] ?? '', 'utf8'));
  console.log(`clock ${offset}`);
});
