import { hold } from './hold.ts';
import { requests } from './requests.ts';

hold(requests);
