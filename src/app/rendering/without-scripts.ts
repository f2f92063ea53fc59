import { company } from '#shared/company.ts';
import { offered } from '#shared/offered.ts';
import { isOn } from '#shared/switches.ts';

/** What works by script only, as a list: «το καλάθι, οι κρατήσεις και η συνομιλία». */
function needsScripts(): string {
  const parts = [
    'το καλάθι',
    ...(offered().takesBookings ? ['οι κρατήσεις'] : []),
    ...(isOn('wizard') ? ['ο οδηγός επιλογής'] : []),
    ...(isOn('simulator') ? ['ο προσομοιωτής'] : []),
    ...(isOn('chat') ? ['η συνομιλία'] : []),
  ];
  return `${parts.slice(0, -1).join(', ')} και ${parts.at(-1)}`;
}

/** What a page says, and hides, where the browser runs no scripts. It stands before what React draws, which ignores it. */
export const withoutScripts = (): string =>
  '<noscript><style>.chat-button,header button:not([popovertarget],form *){display:none!important}</style>' +
  '<p class="wrap py-3 text-base">Χωρίς JavaScript διαβάζετε όλες τις σελίδες, αλλά ' +
  `${needsScripts()} δεν λειτουργούν. ` +
  '<a class="underline" href="/products">Προϊόντα</a>, ' +
  (offered().hasServices ? '<a class="underline" href="/services">υπηρεσίες</a>, ' : '') +
  `<a class="underline" href="/contact">επικοινωνία</a>, ή καλέστε μας στο <a class="underline" href="${company().phoneHref}">${company().phone}</a>.</p></noscript>`;
