import { hold } from './hold.ts';
import { messages } from './messages.ts';

hold(messages);
