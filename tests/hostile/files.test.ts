import { files } from './files.ts';
import { hold } from './hold.ts';

hold(files);
