import { Loading } from '#ui/components/Loading.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';

export function ProductSkeleton() {
  return (
    <Loading
      label="Φόρτωση προϊόντος…"
      className="wrap grid gap-x-14 gap-y-8 pt-14 md:grid-cols-[1.28fr_1fr]"
    >
      <Skeleton className="aspect-square rounded-md!" />
      <div>
        <Skeleton className="h-4 w-1/4" />
        <Skeleton className="mt-4 h-8 w-4/5" />
        <Skeleton className="mt-4 h-4 w-full" />
        <Skeleton className="mt-2 h-4 w-2/3" />
        <Skeleton className="mt-8 h-10 w-2/5" />
        <Skeleton className="mt-5 h-32 w-full" />
        <Skeleton className="mt-4 h-13 w-full" />
        <Skeleton className="mt-3 h-13 w-full" />
      </div>
    </Loading>
  );
}
