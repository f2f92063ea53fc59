import type { ReactNode } from 'react';
import { Loading } from '#ui/components/Loading.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';

/** The grid in which product cards stand, their prices in a row on one line; its children are list items. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return <ul className="product-grid">{children}</ul>;
}

export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <Loading label="Φόρτωση προϊόντων…" className="product-grid">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} data-skeleton="">
          <Skeleton className="aspect-square rounded-md!" />
          <Skeleton className="mt-3 h-3 w-2/5" />
          <Skeleton className="mt-3 h-4 w-4/5" />
          <Skeleton className="mt-2 h-4 w-3/5" />
          <Skeleton className="mt-5 h-6 w-1/3" />
        </div>
      ))}
    </Loading>
  );
}
