import { hold } from './hold.ts';
import { texts } from './texts.ts';

hold(texts);
