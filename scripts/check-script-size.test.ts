import { describe, expect, it } from 'vitest';
import { importsOfModule, scriptsOfPage } from './check-script-size.ts';

describe('the scripts that count', () => {
  it('of a page are its sources, its module preloads and what its inline scripts import', () => {
    const html = `
      <link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/>
      <link rel="prefetch" href="/assets/later.js"/>
      <script type="module" async src="/assets/b.js"></script><script>import("/assets/c.js")</script>`;
    expect(scriptsOfPage(html)).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js']);
  });

  it('of a module are its static imports, not those that it may load later', () => {
    const code = `import{a as b}from"./vendor.js";import"./effect.js";export{c}from"../d.js";const later=()=>import("./later.js");`;
    expect(importsOfModule('/assets/main.js', code)).toEqual([
      '/assets/vendor.js',
      '/assets/effect.js',
      '/d.js',
    ]);
  });
});
