/** Reports a page view: only the path, without cookies and without the query. */
export function sendPageView(analyticsUrl: string, path: string): void {
  fetch(analyticsUrl, {
    method: 'POST',
    // text/plain needs no CORS preflight request.
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify({ type: 'pageview', path }),
    mode: 'no-cors',
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}
