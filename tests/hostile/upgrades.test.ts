import { hold } from './hold.ts';
import { upgrades } from './upgrades.ts';

hold(upgrades);
