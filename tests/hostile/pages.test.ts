import { hold } from './hold.ts';
import { pages } from './pages.ts';

hold(pages);
