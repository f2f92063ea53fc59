import { useWatch } from 'react-hook-form';
import type { Category } from '#features/catalogue/contract.ts';
import { deviceTyped, knowledgeText, keysOfKind } from '../../device-knowledge.ts';
import type { ProductFormHandle } from './use-product-form.ts';

/** What the advice knows of the product in the form, and the specifications that have fields of their own for it. */
export function useDevice(form: ProductFormHandle, categories: readonly Category[]) {
  const [rows = [], categoryId, brand] = useWatch({
    control: form.control,
    name: ['specifications', 'categoryId', 'brand'],
  });
  const categoryKind = categories.find(({ id }) => id === categoryId)?.productKind;
  const typed = { rows, brand, categoryKind };
  const device = deviceTyped(typed);
  const keys = new Set(['kind', ...(device ? keysOfKind(device.kind) : [])]);
  return { rows, categoryKind, device, keys, text: knowledgeText(typed) };
}

export type DeviceInForm = ReturnType<typeof useDevice>;
