import { hold } from './hold.ts';
import { dates } from './dates.ts';

hold(dates);
