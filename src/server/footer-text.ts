import type { TextOf } from './texts.ts';

/** What the company does, in a line at the foot of every page. */
export const footerText: TextOf<'intro'> = {
  key: 'footer',
  label: 'Υποσέλιδο: τι κάνει η εταιρεία',
  kind: 'page',
  path: '/',
  parts: { intro: { kind: 'line', maxLength: 120, label: 'Μία γραμμή' } },
  ready: () => ({ intro: 'Συστήματα ασφαλείας για σπίτια και επιχειρήσεις.' }),
};
