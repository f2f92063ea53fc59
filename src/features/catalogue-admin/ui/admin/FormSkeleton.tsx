import { Loading } from '#ui/components/Loading.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';

export function FormSkeleton() {
  return (
    <Loading className="grid gap-3">
      <Skeleton className="h-20" />
      <Skeleton className="h-8" />
      <Skeleton className="h-8" />
      <Skeleton className="h-8 w-2/3" />
    </Loading>
  );
}
