/** Reports a page view: the path alone, without cookies and without what stands after the question mark. */
export function sendPageView(analyticsUrl: string, path: string): void {
  fetch(analyticsUrl, {
    method: 'POST',
    // As text it needs no permission asked of the other origin first.
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify({ type: 'pageview', path }),
    mode: 'no-cors',
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}
