import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../../ui/page/head.ts';
import { Simulator } from './Simulator.tsx';

export const Route = createFileRoute('/mobile-simulator')({
  head: ({ match }) => {
    const { links, ...head } = pageHead(match, {
      title: 'Mobile Demo',
      ...(import.meta.env.SSR && {
        description:
          'Δοκιμάστε την εφαρμογή του συναγερμού: οπλίστε το σύστημα, ανοίξτε ζώνες και δείτε σε τρεις ιστορίες τι συμβαίνει στο σπίτι και τι λέει το κινητό.',
      }),
    });
    return { ...head, links: [...links, { rel: 'manifest', href: '/simulator/app.webmanifest' }] };
  },
  component: Simulator,
});
