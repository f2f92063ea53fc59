// Loaded into a node of the shop: its clock is wrong by as many milliseconds as the file CLOCK says.
import { readFileSync } from 'node:fs';

const file = process.env['CLOCK'] ?? '';
const TrueDate = Date;
const rereadMs = 20;
let wrongBy = 0;
let readAt = -Infinity;

function now(): number {
  if (performance.now() - readAt > rereadMs) {
    wrongBy = Number(readFileSync(file, 'utf8'));
    readAt = performance.now();
  }
  return TrueDate.now() + wrongBy;
}

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, given: [], newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new TrueDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
