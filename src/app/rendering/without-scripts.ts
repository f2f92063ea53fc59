import { company } from '#shared/company.ts';

/** What a page says, and hides, where the browser runs no scripts. It stands before what React draws, which ignores it. */
export const withoutScripts = (): string =>
  '<noscript><style>.chat-button,header button:not([popovertarget],form *){display:none!important}</style>' +
  '<p class="wrap py-3 text-base">Χωρίς JavaScript διαβάζετε όλες τις σελίδες, αλλά το καλάθι, οι κρατήσεις, ο οδηγός επιλογής, ' +
  'ο προσομοιωτής και η συνομιλία δεν λειτουργούν. ' +
  '<a class="underline" href="/products">Προϊόντα</a>, <a class="underline" href="/services">υπηρεσίες</a>, ' +
  `<a class="underline" href="/contact">επικοινωνία</a>, ή καλέστε μας στο <a class="underline" href="${company().phoneHref}">${company().phone}</a>.</p></noscript>`;
