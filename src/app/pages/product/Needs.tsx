import { useId, useState } from 'react';
import { videoSet, type Parts } from '#features/advice/video-set.ts';
import { AddSetButton } from '#features/cart/ui/AddSetButton.tsx';
import type { Companion, Companions, Product, ProductCard } from '#features/catalogue/contract.ts';
import { Chapter } from '#features/catalogue/ui/Chapter.tsx';
import { plural } from '#shared/greek.ts';
import { amountOf, eurosToCents } from '#shared/money.ts';
import { decimalText } from '#shared/decimals.ts';
import { whyNot } from '#shared/viewer.ts';
import { useViewer } from '#ui/page/session.ts';
import { Price } from '#ui/components/Price.tsx';
import { Fitting, SetLine } from './SetLine.tsx';

interface Props {
  product: Product;
  companions: Companions;
}

type Line = { product: ProductCard; quantity: number; note: string };

const isInStock = ({ inStock }: ProductCard) => inStock;

/** What a product still needs, with its power and disks where they can be computed, and what else fits. */
export function Needs({ product, companions }: Props) {
  const { own, fits } = companions;
  if (fits.length === 0) return null;
  const supplied = fits.flatMap(({ supply, ...card }) => (supply ? [{ product: card, supply }] : []));
  const stocked = supplied.filter((one) => isInStock(one.product));
  if (own?.kind === 'camera' && stocked.some(({ supply }) => supply.kind === 'recorder'))
    return <VideoNeeds {...{ product, fits }} camera={{ product, supply: own }} parts={stocked} most={16} />;
  const camera = stocked.flatMap(({ product: card, supply }) =>
    supply.kind === 'camera' ? [{ product: card, supply }] : [],
  )[0];
  if (own?.kind === 'recorder' && camera) {
    const parts = [{ product, supply: own }, ...stocked.filter(({ supply }) => supply.kind !== 'recorder')];
    return <VideoNeeds {...{ product, fits, camera, parts }} most={Math.min(16, own.channels)} />;
  }
  return <Fitting fits={fits} />;
}

interface VideoProps {
  product: Product;
  fits: readonly Companion[];
  camera: { product: ProductCard; supply: Extract<Parts<ProductCard>[number]['supply'], { kind: 'camera' }> };
  parts: Parts<ProductCard>;
  /** The most cameras of the slider. */
  most: number;
}

const minDays = 3;
/** What the Data Protection Authority allows as a rule. */
const maxDays = 15;

const lacking = {
  recorder: 'Για τόσες κάμερες χρειάζονται περισσότερα από ένα καταγραφικά.',
  disks: 'Για τόσες κάμερες και ημέρες δεν έχουμε διαθέσιμους δίσκους που να φτάνουν.',
  power: 'Δεν έχουμε διαθέσιμο switch PoE που να τροφοδοτεί τόσες κάμερες.',
};

function VideoNeeds({ product, fits, camera, parts, most }: VideoProps) {
  const [cameras, setCameras] = useState(Math.min(4, most));
  const [days, setDays] = useState(14);
  const set = videoSet(
    Array.from({ length: cameras }, () => camera.supply),
    parts,
    days,
  );
  const { recorder, disks, switches } = set;
  const lines: Line[] = [
    { product: camera.product, quantity: cameras, note: `${text(set.mbps)} Mbps όλες μαζί` },
    ...(recorder ? [{ product: recorder.product, quantity: 1, note: `${recorder.channels} κανάλια` }] : []),
    ...(disks
      ? [{ product: disks.product, quantity: disks.count, note: `${text(disks.count * disks.terabytes)} TB` }]
      : []),
    ...(switches
      ? [{ product: switches.product, quantity: switches.count, note: 'τροφοδοτεί τις κάμερες' }]
      : []),
  ];
  const others = fits.filter(({ id, supply }) => !supply && lines.every((line) => line.product.id !== id));
  return (
    <Chapter
      title="Τι χρειάζεται ακόμη"
      className="print:hidden"
      intro={
        camera.product.id === product.id
          ? 'Καταγραφικό, δίσκος και ρεύμα για όσες κάμερες θέλετε.'
          : `Υπολογισμένο με την «${camera.product.name}». Με άλλες κάμερες οι αριθμοί αλλάζουν.`
      }
    >
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <div className="grid content-start gap-6">
          <Slider
            label="Κάμερες"
            least={1}
            {...{ most }}
            value={cameras}
            onChange={setCameras}
            said={String(cameras)}
          />
          <Slider
            label="Κρατά εγγραφές για"
            least={minDays}
            most={maxDays}
            value={days}
            onChange={setDays}
            said={plural(days, 'ημέρα', 'ημέρες')}
          />
          <Meter
            label="Ισχύς PoE"
            value={set.watts}
            limit={set.wattsLimit}
            unit="W"
            formula={`${cameras} × ${text(camera.supply.watts)} W, με απώλειες καλωδίου και περιθώριο`}
          />
          <Meter
            label="Δίσκος"
            value={set.terabytes}
            limit={disks ? disks.count * disks.terabytes : 0}
            unit="TB"
            formula={`${text(set.mbps)} Mbps × 10,8 GB × ${days} ημέρες, με 10% για τη διαμόρφωση`}
          />
          {others.length > 0 && (
            <div>
              <h3 className="text-base font-medium text-text-2">Ταιριάζει επίσης</h3>
              <ul>
                {others.map((one) => (
                  <SetLine key={one.id} product={one} note={one.facts.slice(0, 2).join(' · ')} />
                ))}
              </ul>
            </div>
          )}
        </div>
        <div>
          {set.lacks ? (
            <p role="status" className="border-y border-line py-4 text-text-2">
              {lacking[set.lacks]} Μειώστε τις, ή ζητήστε μας μελέτη.
            </p>
          ) : (
            <>
              <ul>
                {lines.map((line) => (
                  <SetLine key={line.product.id} {...line} isHere={line.product.id === product.id} />
                ))}
              </ul>
              <SetActions lines={lines} />
            </>
          )}
        </div>
      </div>
    </Chapter>
  );
}

const text = (value: number) => decimalText(Math.round(value * 10) / 10);

interface SliderProps {
  label: string;
  least: number;
  most: number;
  value: number;
  onChange: (value: number) => void;
  said: string;
}

function Slider({ label, least, most, value, onChange, said }: SliderProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="flex justify-between gap-4 text-base">
        {label}
        <b className="num font-semibold">{said}</b>
      </label>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        value={value}
        aria-valuetext={said}
        onChange={({ target }) => onChange(Number(target.value))}
        className="mt-1 block h-8 w-full accent-(--primary) pointer-coarse:h-11"
      />
    </div>
  );
}

interface MeterProps {
  label: string;
  value: number;
  /** 0 without anything that gives it. */
  limit: number;
  unit: string;
  formula: string;
}

function Meter({ label, value, limit, unit, formula }: MeterProps) {
  const share = limit > 0 ? Math.min(1, value / limit) : 1;
  const isOver = value > limit;
  return (
    <div>
      <p className="flex justify-between gap-4 text-base">
        {label}
        <span className="num">
          <b className="font-semibold">{text(value)}</b>
          {limit > 0 && ` από ${text(limit)}`} {unit}
        </span>
      </p>
      <div className="mt-1.5 h-2 overflow-hidden rounded-sm bg-surface-press">
        <div
          className={`h-full origin-left transition-transform ${isOver ? 'bg-high' : 'bg-primary'}`}
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
      <p className="mt-1.5 text-sm text-text-3">{formula}</p>
    </div>
  );
}

/** The price of a set and the button that buys it; nothing for viewers who may not buy. */
function SetActions({ lines }: { lines: readonly Line[] }) {
  const mayBuy = whyNot(useViewer(), 'buyer') === null;
  if (!mayBuy || lines.some(({ product }) => product.price === undefined || !product.inStock)) return null;
  const cents = lines.reduce(
    (sum, { product, quantity }) => sum + eurosToCents(product.price ?? 0) * quantity,
    0,
  );
  return (
    <div className="mt-4 grid gap-3.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>Σύνολο του σετ</span>
        <span className="text-right">
          <Price amount={amountOf(cents)} className="text-xl" />
        </span>
      </p>
      <AddSetButton lines={lines.map(({ product, quantity }) => ({ productId: product.id, quantity }))}>
        Προσθήκη του σετ στο καλάθι
      </AddSetButton>
    </div>
  );
}
