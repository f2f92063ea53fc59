import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/**
 * The component `name` of a module that loads when the component is first shown; until then `fallback` stands in its place,
 * and its neighbours stay shown.
 */
export function lazyPart<Name extends string, Module extends Record<Name, (props: never) => ReactNode>>(
  load: () => Promise<Module>,
  name: Name,
  fallback?: ReactNode,
): Module[Name];
export function lazyPart(
  load: () => Promise<Record<string, ComponentType<object>>>,
  name: string,
  fallback?: ReactNode,
) {
  const Part = lazy(async () => ({ default: (await load())[name] ?? (() => null) }));
  return (props: object) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  );
}
