import { notFound } from '@tanstack/react-router';
import type { Switch } from '#shared/settings.ts';
import { isOn } from '#shared/switches.ts';

/** The `beforeLoad` of a feature's page: while the feature is off, its address is unknown. */
export const requireOn = (name: Switch) => (): void => {
  if (!isOn(name)) throw notFound();
};
