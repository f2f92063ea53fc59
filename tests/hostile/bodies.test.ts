import { hold } from './hold.ts';
import { bodies } from './bodies.ts';

hold(bodies);
