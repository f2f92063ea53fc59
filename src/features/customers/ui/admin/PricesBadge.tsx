import { Eye, EyeOff } from 'lucide-react';
import { Badge } from '#ui/components/Badge.tsx';

export function PricesBadge({ canViewPrices }: { canViewPrices: boolean }) {
  return canViewPrices ? (
    <Badge tone="ok">
      <Eye />
      Βλέπει τιμές
    </Badge>
  ) : (
    <Badge>
      <EyeOff />
      Χωρίς τιμές
    </Badge>
  );
}
