import { Badge, type Tone } from '#ui/components/Badge.tsx';
import type { OfferState } from '../enums.ts';
import { offerStateLabels } from '../labels.ts';

const tones: Record<OfferState, Tone> = {
  draft: 'neutral',
  sent: 'low',
  seen: 'low',
  accepted: 'ok',
  declined: 'critical',
  expired: 'medium',
  revoked: 'neutral',
};

/** Where an offer stands; its customer does not read that he was seen reading. */
export const OfferStateBadge = ({ state, forCustomer }: { state: OfferState; forCustomer?: boolean }) => (
  <Badge tone={tones[state]}>
    {forCustomer && (state === 'sent' || state === 'seen')
      ? 'Περιμένει την απάντησή σας'
      : offerStateLabels[state]}
  </Badge>
);
