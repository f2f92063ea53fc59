import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { open, openWindow, openChangedShop } from '../support/browser/browser.ts';
import { inspect, inspectBothThemes } from '../support/browser/inspect.ts';
import { call, enterAs, enterOffice, press } from '../support/browser/visitors.ts';

openChangedShop();

/** Opens the inbox as an administrator who is there. */
async function openDesk(name: string): Promise<Page> {
  const page = await openWindow({ viewport: { width: 1440, height: 900 } });
  await enterOffice(page);
  await call(page, 'PUT', '/admin/chat-presence', { name, isSamePerson: true });
  await open(page, '/admin?tab=chat');
  await expect.poll(async () => (await presenceOf(page)).availability).toBe('online');
  return page;
}

/** Closes what other tests have left waiting. */
async function clearDesk(desk: Page): Promise<void> {
  for (const list of ['new', 'mine']) {
    const rows = (await call(desk, 'GET', `/admin/chats?list=${list}`)) as { id: string }[];
    for (const { id } of rows) await call(desk, 'PUT', `/admin/chats/${id}/close`, { reason: 'other' });
  }
}

const presenceOf = async (page: Page) =>
  (await call(page, 'GET', '/admin/chat-presence')) as { availability: string };

type Said = { sender: string; content: string; metadata: { agentName?: string } };
type View = { conversation: { id: string; lastSeq: number }; messages: Said[] };

/** A visitor's or customer's side of a conversation, without its window. */
async function beginChat(customer?: string) {
  const page = await openWindow();
  if (customer) await enterAs(page, customer);
  const { conversation } = (await call(page, 'POST', '/chat', {})) as View;
  const path = `/chat/${conversation.id}`;
  const read = async () => (await call(page, 'GET', `${path}/messages`)) as View;
  return {
    id: conversation.id,
    say: (text: string) => call(page, 'POST', `${path}/messages`, { key: randomUUID(), text }),
    types: () => call(page, 'POST', `${path}/typing`, {}),
    async reads() {
      await call(page, 'PUT', `${path}/read`, { seq: (await read()).conversation.lastSeq });
    },
    /** What administrators wrote to it, after the greeting of the hand-over. */
    async answers() {
      const { messages } = await read();
      return messages
        .filter(({ sender, content }) => sender === 'agent' && !content.startsWith('Γεια σας'))
        .map(({ content, metadata }) => `${metadata.agentName}: ${content}`);
    },
    all: async () => (await read()).messages.map(({ content }) => content),
  };
}

const nameOf = ({ id }: { id: string }) => `Επισκέπτης ${id.slice(-4).toUpperCase()}`;
const rowOf = (page: Page, chat: { id: string }) => page.locator(`#chat-${chat.id}`);
const field = (page: Page) => page.getByRole('textbox', { name: 'Απάντηση' });
const messages = (page: Page) => page.getByRole('region', { name: /^Μηνύματα: / });
const wish = 'Θέλω να μιλήσω με εκπρόσωπο';

test('who asks for a person is seen at once, answered, and both see who types and what was read', async () => {
  const desk = await openDesk('Μαρία');
  const chat = await beginChat();
  await chat.say('Έχει εικόνα τη νύχτα;');
  await chat.say(wish);
  await rowOf(desk, chat).click();
  await desk
    .getByRole('heading', { name: nameOf(chat) })
    .first()
    .waitFor();
  await desk.getByText('Ζητά εκπρόσωπο και δεν την έχει πάρει κανείς').waitFor();
  await field(desk).fill('Καλησπέρα, η Μαρία εδώ.');
  await desk.keyboard.press('Enter');
  await desk.getByText('Απαντάτε εσείς').waitFor();
  await expect.poll(chat.answers).toEqual(['Μαρία: Καλησπέρα, η Μαρία εδώ.']);

  await chat.reads();
  await messages(desk).getByText('Διαβάστηκε').waitFor();
  await chat.types();
  await messages(desk)
    .getByText(`${nameOf(chat)}: γράφει…`)
    .waitFor();
  await chat.say('Ευχαριστώ πολύ!');
  await messages(desk).getByText('Ευχαριστώ πολύ!').waitFor();

  // A private note stays in the house.
  await desk.setViewportSize({ width: 1440, height: 900 });
  await desk.locator('label').filter({ hasText: 'Σημείωση' }).click();
  await desk.getByRole('textbox', { name: 'Εσωτερική σημείωση' }).fill('Να του στείλουμε προσφορά');
  await desk.getByRole('button', { name: 'Αποθήκευση σημείωσης' }).click();
  await messages(desk).getByText('Να του στείλουμε προσφορά').waitFor();
  await messages(desk).getByText('ο πελάτης δεν τη βλέπει').waitFor();
  await inspectBothThemes(desk);
  expect(await chat.all()).not.toContain('Να του στείλουμε προσφορά');
});

test('two administrators never answer the same conversation unknowingly', async () => {
  const [maria, kostas] = [await openDesk('Μαρία'), await openDesk('Κώστας')];
  const chat = await beginChat();
  await chat.say(wish);
  await rowOf(maria, chat).click();
  await maria.getByRole('button', { name: 'Ανάληψη' }).click();
  await maria.getByText('Απαντάτε εσείς').waitFor();

  await open(kostas, `/admin?tab=chat&list=others&conversation=${chat.id}`);
  await kostas.getByText('Πριν σταλεί δική σας απάντηση θα ερωτηθείτε').waitFor();
  await Promise.all([
    messages(maria).getByText('Απαντά τώρα και: Κώστας').waitFor(),
    field(kostas).pressSequentially('Το βλέπω εγώ.'),
  ]);
  await kostas.keyboard.press('Enter');
  const question = kostas.getByRole('alertdialog', { name: 'Να αναλάβετε τη συνομιλία;' });
  await question.getByText('Την έχει: Μαρία', { exact: false }).waitFor();
  await kostas.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await field(kostas).inputValue()).toBe('Το βλέπω εγώ.');
  expect(await chat.answers()).toEqual([]);

  await field(kostas).press('Enter');
  await question.waitFor();
  await press(question.getByRole('button', { name: 'Ανάληψη' }), async () => !(await question.isVisible()));
  await expect.poll(chat.answers).toEqual(['Κώστας: Το βλέπω εγώ.']);
  await maria.getByText('Πριν σταλεί δική σας απάντηση θα ερωτηθείτε').waitFor();
});

test('with the keyboard alone: from one conversation to the next, a canned reply, a link, a close and its undo', async () => {
  const desk = await openDesk('Μαρία');
  await clearDesk(desk);
  const shortcut = `τέλος-${randomUUID().slice(0, 4)}`;
  await call(desk, 'POST', '/admin/canned-replies', { shortcut, text: 'Ευχαριστούμε {όνομα}!' });
  const [first, second] = [await beginChat(), await beginChat()];
  await first.say(`${wish} για τις κάμερες`);
  await second.say(`${wish} για τον συναγερμό`);
  await rowOf(desk, second).waitFor();
  await desk.keyboard.press('j');
  await rowOf(desk, first).and(desk.locator(':focus')).waitFor();
  await desk.keyboard.press('j');
  await rowOf(desk, second).and(desk.locator(':focus')).waitFor();
  await desk.keyboard.press('k');
  await messages(desk).getByText(`${wish} για τις κάμερες`).waitFor();
  await desk.keyboard.press('r');
  await desk.keyboard.type(`/${shortcut}`);
  await desk
    .getByRole('option', { name: new RegExp(shortcut) })
    .first()
    .waitFor();
  await desk.keyboard.press('Enter');
  expect(await field(desk).inputValue()).toBe('Ευχαριστούμε! ');
  await desk.keyboard.type('@κάμερα');
  await desk.getByRole('option').first().waitFor();
  await desk.keyboard.press('Enter');
  await desk.getByRole('list', { name: 'Σύνδεσμοι της απάντησης' }).waitFor();
  await desk.keyboard.press('Control+Enter');
  await expect.poll(async () => (await first.answers()).length).toBe(1);
  // Ctrl Enter goes on to who waits.
  await messages(desk).getByText(`${wish} για τον συναγερμό`).waitFor();
  await desk.keyboard.press('Escape');
  await desk.keyboard.press('?');
  await desk.getByRole('dialog', { name: 'Συντομεύσεις πληκτρολογίου' }).waitFor();
  await inspect(desk, [320, 1440]);
  const single = desk.getByRole('switch', { name: 'Εντολές με ένα πλήκτρο' });
  await single.uncheck();
  await desk.keyboard.press('Escape');
  await desk.getByRole('dialog').waitFor({ state: 'detached' });
  await desk.keyboard.press('?');
  expect(await single.count()).toBe(0);
  await desk.getByRole('button', { name: 'Συντομεύσεις πληκτρολογίου (?)' }).click();
  await single.check();
  await desk.keyboard.press('Escape');
  await desk.getByRole('dialog').waitFor({ state: 'detached' });
  await desk.keyboard.press('e');
  const question = desk.getByRole('alertdialog', { name: 'Κλείσιμο συνομιλίας' });
  await question.getByRole('radio', { name: 'Λύθηκε' }).waitFor();
  await question.getByRole('button', { name: 'Άκυρο' }).and(desk.locator(':focus')).waitFor();
  await desk.keyboard.press('Tab');
  await desk.keyboard.press('Enter');
  await desk.getByText('Έκλεισε: Λύθηκε').waitFor();
  await desk.getByRole('button', { name: 'Αναίρεση' }).click();
  await desk.getByText('Απαντάτε εσείς').waitFor();
  // The administration's own key still works.
  await desk.keyboard.press('Control+k');
  await desk.getByRole('combobox', { name: 'Αναζήτηση σε όλη τη διαχείριση' }).waitFor();
});

test('on a phone the list, the conversation and its details are steps with a way back', async () => {
  const desk = await openDesk('Μαρία');
  const chat = await beginChat();
  await chat.say(wish);
  // On a phone it takes a second row of the header.
  await desk.getByRole('button', { name: 'Η παρουσία σας: Μαρία' }).waitFor();
  for (const width of [1440, 390]) {
    await desk.setViewportSize({ width, height: 844 });
    // The inbox fills the window: only its columns scroll.
    await expect.poll(() => desk.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
  }
  await rowOf(desk, chat).click();
  await field(desk).fill('Μένει εδώ');
  await desk.getByRole('button', { name: 'Στοιχεία' }).click();
  await desk
    .getByRole('complementary', { name: 'Στοιχεία' })
    .getByText('Δεν έχει συνδεθεί', { exact: false })
    .waitFor();
  await desk.goBack();
  expect(await field(desk).inputValue()).toBe('Μένει εδώ');
  await desk.getByRole('button', { name: 'Πίσω στη λίστα' }).click();
  await rowOf(desk, chat).getByText('Μένει εδώ').waitFor();
});
