import { formatPostalCode } from '#shared/postal-code.ts';
import { asksForCameras } from '#features/advice/cameras.ts';
import { isAskedOf } from '#features/advice/home.ts';
import { numberText } from '#features/advice/text.ts';
import type { Home } from '#features/advice/types.ts';
import { finerBounds, type FinerAnswers, type FinerNumber, type PartialAnswers } from './answers-contract.ts';
import { measuredHome } from './defaults.ts';
import {
  absenceLabels,
  choiceLabels,
  contentsLabels,
  existingLabels,
  finerLabels,
  internetLabels,
  placeKindLabels,
  wiringLabels,
} from './finer-labels.ts';
import {
  budgetLabels,
  concernLabels,
  experienceLabels,
  locationLabels,
  priorityLabels,
  propertySizeLabels,
  propertyTypeLabels,
} from './labels.ts';

/** An answer as it is printed; `isAssumed`: nobody gave it, and the advice was computed with the default. */
export type AnswerInWords = { label: string; value: string; isAssumed: boolean };

const numbers = Object.keys(finerBounds) as FinerNumber[];

const given = (label: string, value: string | undefined): AnswerInWords[] =>
  value ? [{ label, value, isAssumed: false }] : [];

/** All answers, and the defaults for what was not answered, in the order in which the wizard asks. */
export function answersInWords(answers: PartialAnswers, finer: FinerAnswers): AnswerInWords[] {
  const { propertyType, propertySize, location, securityConcerns = [] } = answers;
  const { budget, priority, currentSecurity, experience } = answers;
  const home = measuredHome(answers, finer);
  return [
    ...given('Χώρος', propertyType && propertyTypeLabels[propertyType]),
    ...given('Μέγεθος', propertySize && propertySizeLabels[propertySize]),
    ...given('Τοποθεσία', location && locationLabels[location]),
    ...(home ? measured(home) : []),
    ...given('Ανάγκες', securityConcerns.map((concern) => concernLabels[concern]).join(', ')),
    ...given('Προϋπολογισμός', budget && budgetLabels[budget]),
    ...given('Προτεραιότητα', priority && priorityLabels[priority]),
    ...given('Τι υπάρχει σήμερα', currentSecurity),
    ...given('Εξοικείωση', experience && experienceLabels[experience]),
  ];
}

const yesOrNo = (value: boolean) => (value ? 'Ναι' : 'Όχι');

/** Whether a default matters to this place: its kind is asked it, and days of a video only where cameras may be. */
const isOfPlace = (name: FinerNumber, home: Home): boolean =>
  isAskedOf(home.propertyType, name) &&
  (name !== 'daysKept' || home.existing.includes('cameras') || asksForCameras(home));

/** Whether zero is worth showing for a number that nobody entered: the floor, and windows that can be reached from the ground. */
const isToldAsNone = (name: FinerNumber, { floor }: Home) =>
  name === 'floor' || (name === 'windows' && floor <= 1);

/** The finer answers. Another default of zero says nothing about the place and is left out. */
function measured(home: Home): AnswerInWords[] {
  const isAssumed = (name: keyof FinerAnswers) => home.assumed.includes(name);
  const row = (name: keyof FinerAnswers, label: string, value: string) => ({
    label,
    value,
    isAssumed: isAssumed(name),
  });
  return [
    ...numbers
      .filter(
        (name) => !isAssumed(name) || (isOfPlace(name, home) && (home[name] > 0 || isToldAsNone(name, home))),
      )
      .map((name) => {
        const { label, unit } = finerLabels[name];
        return row(name, label, [numberText(home[name]), unit].filter(Boolean).join(' '));
      }),
    ...(home.propertyType === 'business'
      ? [row('placeKind', choiceLabels.placeKind, placeKindLabels[home.placeKind])]
      : []),
    ...(isAskedOf(home.propertyType, 'hasVisitors')
      ? [row('hasVisitors', choiceLabels.hasVisitors, yesOrNo(home.hasVisitors))]
      : []),
    ...(home.postcode ? [row('postcode', choiceLabels.postcode, formatPostalCode(home.postcode))] : []),
    row('internet', choiceLabels.internet, internetLabels[home.internet]),
    row('hasMains', choiceLabels.hasMains, yesOrNo(home.hasMains)),
    row('emptyFor', choiceLabels.emptyFor, absenceLabels[home.emptyFor]),
    row('wiring', choiceLabels.wiring, wiringLabels[home.wiring]),
    ...(home.existing.length > 0
      ? [
          row(
            'existing',
            'Μένουν από το υπάρχον σύστημα',
            home.existing.map((part) => existingLabels[part]).join(', '),
          ),
        ]
      : []),
    row('contents', 'Αξία όσων φυλάσσονται', contentsLabels[home.contents]),
    ...(home.isMonitored ? [row('isMonitored', 'Σύμβαση με κέντρο λήψης σημάτων', 'Ναι')] : []),
    ...(home.pastIncident ? [row('pastIncident', 'Έχει γίνει διάρρηξη', 'Ναι')] : []),
  ];
}
