import { DoorOpen, Fence, Fingerprint, Flame, Lightbulb, ScanEye, Siren, Smartphone } from 'lucide-react';
import type { SecurityConcern } from '../answers-contract.ts';
import { concerns } from '#features/advice/enums.ts';
import { concernLabels } from '../labels.ts';
import { ChoiceTiles } from './ChoiceTiles.tsx';
import type { StepProps } from './step-props.ts';

const icons = {
  'break-in': DoorOpen,
  'entry-monitoring': ScanEye,
  perimeter: Fence,
  lighting: Lightbulb,
  alarm: Siren,
  'remote-monitoring': Smartphone,
  'fire-safety': Flame,
  'access-control': Fingerprint,
};

/** Step 2: security concerns, any number of them. */
export function ConcernsStep({ answers, faults, onAnswer }: StepProps) {
  const chosen = answers.securityConcerns ?? [];
  // In the order of the page, whatever the order of the clicks: the same answers give the same advice.
  const toggled = (value: SecurityConcern) =>
    concerns.filter((one) => chosen.includes(one) !== (one === value));
  return (
    <ChoiceTiles
      legend="Τι σας απασχολεί περισσότερο;"
      legendHidden
      several
      choices={concerns.map((value) => {
        const Icon = icons[value];
        return { value, title: concernLabels[value], icon: <Icon /> };
      })}
      chosen={chosen}
      onToggle={(value) => onAnswer({ securityConcerns: toggled(value) })}
      error={faults.securityConcerns}
    />
  );
}
