import { Phone } from 'lucide-react';
import { Badge } from '#ui/components/Badge.tsx';

/** Shown where a customer would otherwise be told by e-mail. */
export const NoEmail = () => (
  <Badge tone="medium">
    <Phone />
    Χωρίς email, τηλεφωνήστε
  </Badge>
);
