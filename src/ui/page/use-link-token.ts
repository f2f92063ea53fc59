import { useEffect, useState } from 'react';

/**
 * The secrets that an e-mail's link brought behind its #, by their names. A URL's fragment is never sent to a server or logged,
 * and is removed at once, so that anyone who looks at the screen or into the history does not find it. `names` must be constant.
 */
export function useLinkToken<N extends string>(names: readonly N[]) {
  const [tokens, setTokens] = useState<Partial<Record<N, string>>>({});

  // A link that is opened in a tab which stands here already changes only what is behind the #.
  useEffect(() => {
    function take() {
      const link = new URLSearchParams(location.hash.slice(1));
      const found = names.flatMap((name) => (link.has(name) ? [[name, link.get(name)]] : []));
      if (found.length === 0) return;
      setTokens(Object.fromEntries(found));
      history.replaceState(history.state, '', location.pathname);
    }
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, [names]);

  return [tokens, setTokens] as const;
}
