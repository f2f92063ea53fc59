import { StatusDot } from '#ui/components/StatusDot.tsx';

export function StockStatus({ inStock, className }: { inStock: boolean; className?: string }) {
  return (
    <StatusDot tone={inStock ? 'ok' : 'off'} className={className}>
      {inStock ? 'Διαθέσιμο' : 'Εξαντλημένο'}
    </StatusDot>
  );
}
