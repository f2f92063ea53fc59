import { describe, expect, it } from 'vitest';
import { newMessageMail, replyMail } from './mails.ts';

const written = { name: 'Κώστας', email: 'kostas@pelatis.example', message: 'Πότε έρχεστε;' };

describe('the e-mails of a message', () => {
  it('name to the company only what the sender filled in', () => {
    const { content } = newMessageMail(written, 'http://localhost/m');
    expect(content.rows).toEqual([
      ['Όνομα', 'Κώστας'],
      ['Email', 'kostas@pelatis.example'],
    ]);
  });

  it('set the answered message apart from the answer', () => {
    const stored = { ...written, id: '1', status: 'new', createdAt: '2026-11-23T10:00:00Z' } as const;
    expect(replyMail(stored, 'Αύριο το πρωί.').content).toMatchObject({
      paragraphs: ['Αύριο το πρωί.'],
      notes: ['Μας είχατε γράψει:', 'Πότε έρχεστε;'],
    });
  });
});
