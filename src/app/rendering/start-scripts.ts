import { earlyScript } from './early-actions.ts';
import { laterScript } from './later-parts.ts';
import { withoutScripts } from './without-scripts.ts';

const preload = /<link rel="modulepreload"[^>]*>/g;
const entryBegin = '<script type="module" async="" src="';
const entryEnd = '</script>';

/** Milliseconds, for a background tab, which is not painted, and for a picture that does not load. */
const longestWait = 3000;

/** Runs after the template. A frame's callback runs before painting, a timer set in it runs after it. */
const starter = `{let s=document.currentScript,t=s.previousElementSibling,f=()=>{if(t.isConnected){document.head.append(t.content);t.remove()}};s.remove();setTimeout(f,${longestWait});Promise.allSettled(Array.from(document.querySelectorAll("img[fetchpriority=high]"),i=>i.decode())).then(()=>requestAnimationFrame(()=>setTimeout(f)))}`;

/**
 * Moves the scripts of a page's HTML into a template and starts them after its first pictures are painted: they are larger
 * than everything visible and would compete with it on a slow connection. By then they no longer need low priority, and
 * pictures further down wait for them.
 */
export function startAfterPaint(html: string): string {
  const headEnd = html.indexOf('</head>');
  const begin = html.lastIndexOf(entryBegin);
  if (begin < 0) return html;
  const end = html.indexOf(entryEnd, begin) + entryEnd.length;
  const head = html.slice(0, headEnd);
  const preloads = head.match(preload)?.join('').replaceAll(' fetchPriority="low"', '') ?? '';
  const late = `<template>${preloads}${html.slice(begin, end)}</template><script>${starter}</script>`;
  return (
    `${head.replace(preload, '')}<script>${earlyScript}</script><script>${laterScript}</script>` +
    html.slice(headEnd, begin).replace('<body>', () => `<body>${withoutScripts()}`) +
    late +
    html.slice(end)
  );
}
