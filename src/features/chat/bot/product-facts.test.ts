import { describe, expect, it } from 'vitest';
import { botOffers, scene } from '../../../../tests/support/app/bot-scene.ts';
import { describeSpecifications } from '#features/catalogue/specifications.ts';
import { answer } from './bot.ts';
import { botTexts } from './texts.ts';
import type { ProductFacts } from './product-facts.ts';

const camera: ProductFacts = {
  id: 7,
  name: 'Κάμερα Argos 4MP',
  inStock: true,
  guarantee: {
    giver: 'Argos Europe',
    months: 36,
    terms: 'https://argos.example/terms',
    isDurability: true,
  },
  specifications: describeSpecifications({
    technical: { resolution_mp: 4, ir_m: 30, ip: 'IP67', hold_kg: 0 },
    installation: { box: 'Κάμερα, βίδες' },
  }),
  features: ['night_vision', 'waterproof'],
  worksWith: ['Καταγραφικό Optis 8 καναλιών', 'Switch PoE'],
  otherKinds: ['Καταγραφικά', 'Κάμερες PTZ', 'Συναγερμοί'],
  seesPrices: false,
};

const say = (text: string, more: Partial<ProductFacts> = {}, product: ProductFacts | undefined = camera) =>
  answer(scene(text, { product: product && { ...product, ...more } }), () => 0).messages;
const texts = (text: string, more: Partial<ProductFacts> = {}) =>
  say(text, more).map(({ content }) => content);

describe('on a product’s page, the bot', () => {
  it.each([
    ['είναι διαθέσιμο;', 'Το προϊόν «Κάμερα Argos 4MP» είναι διαθέσιμο.'],
    ['Υπάρχει σε απόθεμα η κάμερα;', 'είναι διαθέσιμο.'],
    ['einai diathesimi?', 'είναι διαθέσιμο.'],
    ['is it in stock?', 'είναι διαθέσιμο.'],
    ['πόσες mpx είναι;', 'Ανάλυση: 4\u00A0MP'],
    ['τι ανάλυση έχει;', 'Ανάλυση: 4\u00A0MP'],
    ['βλέπει τη νύχτα;', 'Εμβέλεια νυχτερινής λήψης: 30\u00A0m\nΝυχτερινή λήψη'],
    ['είναι αδιάβροχη η κάμερα;', 'Προστασία από νερό και σκόνη: IP67\nΑδιάβροχο'],
    ['τι έχει στη συσκευασία;', 'Στη συσκευασία: Κάμερα, βίδες'],
    [
      'τι εγγύηση έχει;',
      'Εμπορική εγγύηση 36 μηνών, που δίνει: Argos Europe, πέρα από τη νόμιμη των δύο ετών.',
    ],
    ['με τι συνεργάζεται;', 'συνεργάζεται με: Καταγραφικό Optis 8 καναλιών · Switch PoE.'],
    ['συνεργάζεται με το καταγραφικό optis;', 'συνεργάζεται με: Καταγραφικό Optis 8 καναλιών.'],
    ['is it compatible with switch poe?', 'συνεργάζεται με: Switch PoE.'],
  ])('answers «%s» about the product', (text, said) => {
    expect(texts(text)[0]).toContain(said);
  });

  it('says that it is sold out, and how to hear of its return', () => {
    expect(texts('είναι διαθέσιμο;', { inStock: false })).toEqual([
      expect.stringContaining('έχει εξαντληθεί'),
    ]);
  });

  it('says that what is not among its data is not, and offers a person who is then called', () => {
    const [said] = say('έχει onvif;');
    expect(said).toMatchObject({ content: expect.stringContaining('δεν αναφέρεται: ONVIF') });
    const yes = answer(scene('ναι', { said: [said?.content ?? ''], online: ['Άννα'] }), () => 0);
    expect(yes.handsOver).toBe(true);
  });

  it('says no price: whoever sees prices gets a link that shows it, all others the sign-in', () => {
    const links = (seesPrices: boolean) =>
      say('πόσο κάνει;', { seesPrices }).flatMap((message) => message.links ?? []);
    expect(links(true)).toMatchObject([{ kind: 'product', productId: 7 }]);
    expect(links(false)).toMatchObject([{ kind: 'page', href: '/customer-login' }]);
  });

  it.each([
    ['έχετε διαθέσιμο καταγραφικό;', botTexts.greeting],
    ['θέλω μια κάμερα για τη νύχτα', botTexts.cameras],
    ['τι τιμή έχει η εγκατάσταση', botTexts.prices(botOffers)],
    ['θέλω εκπρόσωπο', botTexts.looking],
  ])('answers «%s», which is not about it, as everywhere', (text, said) => {
    expect(texts(text)[0]).toBe(said);
    expect(texts(text)).toEqual(say(text, {}, undefined).map(({ content }) => content));
  });

  it('keeps the specification’s sentence on prices before what it says of the product', () => {
    expect(texts('Τι τιμή έχει;')).toEqual([
      botTexts.prices(botOffers),
      expect.stringContaining('λογαριασμό'),
    ]);
  });
});
