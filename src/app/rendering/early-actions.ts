/**
 * Before hydration a button cannot answer. This script, which comes with the page, marks the last one that was pressed as
 * waiting, and Ctrl+K likewise; `repeatEarlyAction` lets them answer. React, which hears some of them while it hydrates, must not
 * answer too. Links, popovers and forms with an address of their own
 * work without scripts.
 */
export const earlyScript = `{let w,f=(e)=>{let b=e.type=="click"?e.target.closest("button:not([popovertarget],form[action] *)"):e.code=="KeyK"&&(e.ctrlKey||e.metaKey)&&window;if(!b)return;e.preventDefault();e.stopPropagation();w?.removeAttribute?.("data-waits");w=b;if(b!=window)b.setAttribute("data-waits","")};addEventListener("click",f,!0);addEventListener("keydown",f,!0);self.endEarly=()=>{removeEventListener("click",f,!0);removeEventListener("keydown",f,!0);w?.removeAttribute?.("data-waits");return w}};document.currentScript.remove()`;

declare global {
  interface Window {
    /** Set by `earlyScript`: ends it and returns the button that waits, or the window for Ctrl+K. */
    endEarly?: () => HTMLElement | Window | undefined;
  }
}

/**
 * Runs after hydration. In timeouts: during effects React does not hydrate yet, and a button may become one that sends only after
 * its part was hydrated, which any event causes.
 */
export function repeatEarlyAction(): void {
  const waiting = window.endEarly?.();
  if (!waiting) return;
  setTimeout(() => {
    const part = waiting instanceof HTMLElement ? waiting : document.querySelector('[role=search]');
    part?.dispatchEvent(new Event('input', { bubbles: true }));
    setTimeout(() => {
      if (waiting instanceof HTMLElement) waiting.click();
      else waiting.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyK', key: 'k', ctrlKey: true }));
    });
  });
}
