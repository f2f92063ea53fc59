import type { LocalDate } from '#shared/dates.ts';
import { isFilming } from '#features/catalogue/camera-law.ts';
import { guaranteeText, type Guarantee } from '#features/catalogue/guarantee.ts';
import { isBillable } from '#features/booking/rules.ts';
import type { AppointmentStatus } from '#features/booking/contract.ts';
import { maxDevices, type InstalledDevice, type Papers, type ReportFields } from './contract.ts';

/** How long recordings are kept as a rule (data protection authority, guideline 1/2011). */
const usualDaysKept = 15;
/** Of so many equal pieces each gets a place and a serial number of its own; more, such as metres of cable, are one entry. */
const mostApart = 12;

type Line = { name: string; quantity: number; product?: Installed | undefined };
/** What the catalogue knows of an installed product. */
export type Installed = { kind?: string | undefined; guarantee?: Guarantee | undefined };

/** The devices of some lines, piece by piece, as far as a report lists them. */
export const devicesOf = (lines: readonly Line[]): InstalledDevice[] =>
  lines
    .flatMap(({ name, quantity, product }) => {
      const films = isFilming(product?.kind);
      const guarantee = product?.guarantee && guaranteeText(product.guarantee);
      const device = { name, films, ...(guarantee !== undefined && { guarantee }) };
      return quantity > mostApart
        ? [{ ...device, quantity }]
        : Array.from({ length: quantity }, () => ({ ...device, quantity: 1 }));
    })
    .slice(0, maxDevices);

/** Whether a report may be written of a visit: as what was done may be billed. */
export const mayReport = (visit: { status: AppointmentStatus; date: LocalDate }, today: LocalDate): boolean =>
  isBillable(visit, today);

/** The devices of an installation: those that a report says, else those that its lines say. */
export const installedOf = ({ report, devices }: Pick<Papers, 'report' | 'devices'>): InstalledDevice[] =>
  report?.devices ?? devices;

/** Whether papers have a camera to speak of. */
export const hasCameras = (papers: Pick<Papers, 'report' | 'devices'>): boolean =>
  installedOf(papers).some(({ films }) => films);

/** After how many days recordings are erased: as a report says, else as long as the authority takes for usual. */
export const daysKeptOf = ({ report }: Pick<Papers, 'report'>): number => report?.daysKept ?? usualDaysKept;

/** Who answers for the cameras: as the report says, else whoever they are hung up for. */
export const controllerOf = ({ report, customerName, phone }: Papers) => ({
  controller: report?.controller ?? customerName,
  contact: report ? report.contact : phone,
});

/** What the form of a report begins with. */
export function reportValues({ report, devices, technicians, customerName, phone, asksTakeBack }: Papers) {
  const blank: Omit<ReportFields, 'devices' | 'daysKept' | 'codesGiven'> = {
    work: '',
    settings: '',
    instructions: '',
    controller: customerName,
    contact: phone ?? '',
    viewers: '',
    takenBack: asksTakeBack ? 'Παλιά συσκευή' : '',
    technician: technicians[0] ?? '',
    receivedBy: '',
  };
  const {
    revision: _revision,
    updatedAt: _at,
    ...said
  } = report ?? {
    revision: 0,
    updatedAt: '',
    devices,
    daysKept: usualDaysKept,
    codesGiven: false,
    ...blank,
  };
  return {
    ...(report ? { ...blank, controller: '', contact: '', takenBack: '' } : blank),
    ...said,
    devices: said.devices.map((device) => ({ place: '', serial: '', view: '', guarantee: '', ...device })),
  };
}
