import { Loading } from '#ui/components/Loading.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';

/** The checkout's placeholder until the stored checkout is read in the browser. */
export function CheckoutSkeleton() {
  return (
    <Loading>
      <Skeleton className="h-11" />
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_400px]">
        <div className="grid content-start gap-4">
          <Skeleton className="h-8 w-56" />
          <Skeleton className="h-30" />
          <Skeleton className="h-30" />
        </div>
        <Skeleton className="h-100" />
      </div>
    </Loading>
  );
}
