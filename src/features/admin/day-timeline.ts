import { hourOf } from '#features/booking/opening.ts';
import type { Overview } from './contract.ts';

type Visit = Overview['today'][number];

/** A visit on the time line, in percent of its width. */
export type Block = { visit: Visit; left: number; width: number };

/** A row of the time line; the last ones have no technician, when visits have none. */
export interface Lane {
  /** Absent for visits without a technician. */
  technician?: Overview['crew'][number];
  blocks: Block[];
}

/** Puts visits that overlap in different rows, as few as possible. */
function separate(blocks: readonly Block[]): Block[][] {
  const rows: Block[][] = [];
  for (const block of blocks) {
    const row = rows.find((one) => {
      const last = one.at(-1);
      return last === undefined || last.left + last.width <= block.left;
    });
    if (row) row.push(block);
    else rows.push([block]);
  }
  return rows;
}

/** The hours of today, a row for each technician with a visit or away, and who else is free; hours outside the opening hours show if there is a visit. */
export function dayLine({ today, crew, opening }: Pick<Overview, 'today' | 'crew' | 'opening'>) {
  const open = opening.spans.length > 0 ? opening.spans : [{ opens: '09:00', closes: '17:00' }];
  const begins = [...open.map(({ opens }) => opens), ...today.map(({ time }) => time)];
  const ends = [...open.map(({ closes }) => closes), ...today.map(({ endTime }) => endTime)];
  const first = Math.floor(Math.min(...begins.map(hourOf)));
  const last = Math.ceil(Math.max(...ends.map(hourOf)));
  const percent = (hours: number) => (hours * 100) / (last - first);
  const blocks = today.map((visit) => ({
    visit,
    left: percent(hourOf(visit.time) - first),
    width: percent(hourOf(visit.endTime) - hourOf(visit.time)),
  }));
  const lanes: Lane[] = crew.map((technician) => ({
    technician,
    blocks: blocks.filter(({ visit }) => visit.technicianIds.includes(technician.id)),
  }));
  const isBusy = ({ technician, blocks: visits }: Lane) => visits.length > 0 || technician?.isAway === true;
  const alone = separate(blocks.filter(({ visit }) => visit.technicianIds.length === 0));
  return {
    hours: Array.from({ length: last - first }, (_, index) => first + index),
    lanes: lanes.filter(isBusy).concat(alone.map((row) => ({ blocks: row }))),
    free: lanes.flatMap((lane) => (isBusy(lane) || !lane.technician ? [] : [lane.technician.name])),
  };
}

/** The place of a time of day on the line, in percent; undefined outside it. */
export function placeOf(time: string, hours: readonly number[]): number | undefined {
  const [first = 0] = hours;
  const at = ((hourOf(time) - first) * 100) / hours.length;
  return at >= 0 && at <= 100 ? at : undefined;
}
