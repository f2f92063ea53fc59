import { useEffect, type RefObject } from 'react';

/** Where the chat is a box next to the page; elsewhere it is a sheet over the whole screen. The same as in chat.css. */
export const boxMedia = '(width >= 40rem) and (height >= 30rem)';

/** Tells the style sheet which part of the screen is visible: a keyboard on the screen covers the rest. */
export function useVisibleArea(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const screen = window.visualViewport;
    const { style } = element.current ?? {};
    if (!screen || !style) return;
    const measure = () => {
      // A page that is zoomed by two fingers has a small visible part and no keyboard.
      const isZoomed = screen.scale > 1.05;
      const below = isZoomed ? 0 : Math.max(0, innerHeight - screen.height - screen.offsetTop);
      style.setProperty('--chat-top', isZoomed ? '0px' : `${screen.offsetTop}px`);
      style.setProperty('--chat-height', isZoomed ? '100dvh' : `${screen.height}px`);
      style.setProperty('--chat-below', `${below}px`);
    };
    measure();
    screen.addEventListener('resize', measure);
    screen.addEventListener('scroll', measure);
    return () => {
      screen.removeEventListener('resize', measure);
      screen.removeEventListener('scroll', measure);
    };
  }, [element]);
}

/** Takes the rest of the page out of reach while a sheet covers it. */
export function useSheet(element: RefObject<HTMLElement | null>, isSheet: boolean): void {
  useEffect(() => {
    const others = Array.from(element.current?.parentElement?.children ?? []).filter(
      (one): one is HTMLElement => one instanceof HTMLElement && one !== element.current,
    );
    if (!isSheet) return;
    const covered = others.filter(({ inert }) => !inert);
    for (const one of covered) one.inert = true;
    document.documentElement.classList.add('overflow-hidden');
    return () => {
      for (const one of covered) one.inert = false;
      document.documentElement.classList.remove('overflow-hidden');
    };
  }, [element, isSheet]);
}
