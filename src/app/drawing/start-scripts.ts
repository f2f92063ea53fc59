const preload = /<link rel="modulepreload"[^>]*>/g;
const entryBegin = '<script type="module" async="" src="';
const entryEnd = '</script>';

/** In milliseconds: for a tab in the background, which is not painted, and for a picture that does not come. */
const longestWait = 3000;

/** Runs behind the template. A frame's callback comes before its painting, a timer set there after it. */
const starter = `{let s=document.currentScript,t=s.previousElementSibling,f=()=>{if(t.isConnected){document.head.append(t.content);t.remove()}};s.remove();setTimeout(f,${longestWait});Promise.allSettled(Array.from(document.querySelectorAll("img[fetchpriority=high]"),i=>i.decode())).then(()=>requestAnimationFrame(()=>setTimeout(f)))}`;

/**
 * Lays the scripts of a page's HTML into a template, out of which they are taken once its first pictures are painted. They
 * weigh more than all that is seen of it, and would share a slow line with that. Then they are no longer of low priority, so
 * that the pictures further down wait for them.
 */
export function startAfterPaint(html: string): string {
  const headEnd = html.indexOf('</head>');
  const begin = html.lastIndexOf(entryBegin);
  if (begin < 0) return html;
  const end = html.indexOf(entryEnd, begin) + entryEnd.length;
  const head = html.slice(0, headEnd);
  const preloads = head.match(preload)?.join('').replaceAll(' fetchPriority="low"', '') ?? '';
  const late = `<template>${preloads}${html.slice(begin, end)}</template><script>${starter}</script>`;
  return head.replace(preload, '') + html.slice(headEnd, begin) + late + html.slice(end);
}
