import { mapHref } from '#shared/map-href.ts';
import { cx } from '../style/cx.ts';

/** An address of one line that opens the way to it in the device's map. */
export function MapLink({ address, className }: { address: string; className?: string }) {
  return (
    <a
      href={mapHref(address)}
      target="_blank"
      rel="noreferrer"
      title="Διαδρομή στον χάρτη"
      className={cx('underline decoration-1 underline-offset-3 hover:decoration-2', className)}
    >
      {address}
    </a>
  );
}
