import { createFormControl } from 'react-hook-form';
import { expect, test } from 'vitest';
import { mergeSaved } from './use-follow.ts';

const begun = { note: '', tracking: '' };

test('what is typed right after somebody else’s change, before the page is rendered again, is not lost', async () => {
  const form = createFormControl({ defaultValues: begun });
  form.register('note');
  const { onChange } = form.register('tracking');
  mergeSaved(form, begun, { ...begun, note: 'Καλέστε πρώτα' });
  await onChange({ type: 'change', target: { name: 'tracking', value: 'RE447190325GR' } });
  expect(form.getValues()).toEqual({ note: 'Καλέστε πρώτα', tracking: 'RE447190325GR' });
});
