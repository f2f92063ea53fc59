import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#ui/page/head.ts';
import { requireOn } from '#ui/page/require-on.ts';
import { Simulator } from './Simulator.tsx';

export const Route = createFileRoute('/mobile-simulator')({
  beforeLoad: requireOn('simulator'),
  head: ({ match }) =>
    pageHead(match, {
      manifest: '/simulator.webmanifest',
      title: 'Mobile Demo',
      description: import.meta.env.SSR
        ? 'Δοκιμάστε την εφαρμογή του συναγερμού: οπλίστε το σύστημα, ανοίξτε ζώνες και δείτε σε τρεις ιστορίες τι συμβαίνει στον χώρο και τι λέει το κινητό.'
        : '',
    }),
  component: Simulator,
});
