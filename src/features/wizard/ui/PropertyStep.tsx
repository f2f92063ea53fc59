import { Building, Factory, Home, Trees } from 'lucide-react';
import { propertySizes, propertyTypes, locations } from '#features/advice/enums.ts';
import { locationLabels, propertySizeLabels, propertyTypeLabels } from '../labels.ts';
import { BuildingDrawing } from './building/BuildingDrawing.tsx';
import { ChoiceTiles } from './ChoiceTiles.tsx';
import type { StepProps } from './step-props.ts';

const locationIcons = { urban: Building, suburban: Home, rural: Trees, industrial: Factory };

/** Step 1: property type, size and area. */
export function PropertyStep({ answers, faults, onAnswer }: StepProps) {
  return (
    <>
      <ChoiceTiles
        legend="Τι θέλετε να προστατέψετε;"
        choices={propertyTypes.map((value) => ({
          value,
          title: propertyTypeLabels[value],
          picture: <BuildingDrawing propertyType={value} />,
        }))}
        chosen={answers.propertyType ? [answers.propertyType] : []}
        onToggle={(propertyType) => onAnswer({ propertyType })}
        error={faults.propertyType}
      />
      <ChoiceTiles
        legend="Πόσο μεγάλος είναι ο χώρος;"
        choices={propertySizes.map((value) => ({ value, title: propertySizeLabels[value] }))}
        chosen={answers.propertySize ? [answers.propertySize] : []}
        onToggle={(propertySize) => onAnswer({ propertySize })}
        error={faults.propertySize}
      />
      <ChoiceTiles
        legend="Πού βρίσκεται;"
        choices={locations.map((value) => {
          const Icon = locationIcons[value];
          return { value, title: locationLabels[value], icon: <Icon /> };
        })}
        chosen={answers.location ? [answers.location] : []}
        onToggle={(location) => onAnswer({ location })}
        error={faults.location}
      />
    </>
  );
}
