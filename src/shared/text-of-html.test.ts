import { expect, test } from 'vitest';
import { textOfHtml } from './text-of-html.ts';

test.each([
  ['<p>Κάμερα <b>4&nbsp;MP</b></p><p>Δύο &amp; τρία</p>', 'Κάμερα 4 MP\nΔύο & τρία'],
  ['Πρώτη<br/>Δεύτερη', 'Πρώτη\nΔεύτερη'],
  ['<ul><li>Ένα</li><li>Δύο</li></ul>', '– Ένα\n– Δύο'],
  ['<script>alert(1)</script>Κείμενο<!-- wp:x -->', 'Κείμενο'],
  ['[vc_row css=".a"]Μέσα[/vc_row] [caption id="1"]και[/caption] [Νέο] [NEW]', 'Μέσα και [Νέο] [NEW]'],
  ['&lt;b&gt; &#8364; &#x20AC; &unknown; 5 < 6', '<b> € € &unknown; 5 < 6'],
  ['&#0;&#x110000;', '&#0;&#x110000;'],
])('%s is %j', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});

test.each(['<!--', '<script>', '<a', '[a ', '[a_b ', '&#', '<li'])(
  'long hostile text takes no time: %s',
  (piece) => {
    const before = process.cpuUsage();
    textOfHtml(piece.repeat(100_000));
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  },
);
