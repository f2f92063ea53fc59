import { chatStateLabels, closeReasonLabels } from './labels.ts';
import type { Feature } from '#shared/feature.ts';

export const chatFeature = {
  audited: {
    conversation: {
      label: 'Συνομιλία',
      shownBy: ['inbox'],
      fields: {
        status: 'Κατάσταση',
        reason: 'Λόγος',
        agent: 'Διαχειριστής',
        entries: 'Μηνύματα και σημειώσεις',
      },
      words: { ...chatStateLabels, ...closeReasonLabels },
    },
    'canned-reply': {
      label: 'Έτοιμη απάντηση',
      shownBy: ['inbox'],
      fields: {
        shortcut: 'Συντόμευση',
        text: 'Κείμενο',
      },
    },
    'bot-answer': {
      label: 'Απάντηση του βοηθού',
      shownBy: ['inbox'],
      fields: {
        keywords: 'Λέξεις',
        answer: 'Απάντηση',
        isActive: 'Ενεργός',
        unanswered: 'Αναπάντητα',
      },
    },
    settings: {
      fields: {
        days: 'Ημέρες',
        opens: 'Ανοίγει',
        closes: 'Κλείνει',
      },
    },
  },
  subjects: ['chat'],
  lateEndpoints: ['chat'],
  limits: {
    /** New conversations, per address. */
    'chat-open': { points: 60, seconds: 3600 },
    /** Messages, per address and per conversation. */
    'chat-address': { points: 120, seconds: 60 },
    'chat-conversation': { points: 30, seconds: 60 },
    'chat-typing': { points: 60, seconds: 60 },
    'chat-email': { points: 5, seconds: 3600 },
  },
  retention: {
    chats: {
      data: 'Συνομιλίες υποστήριξης με συνδεδεμένους πελάτες, και τα στοιχεία χωρίς κείμενο των υπολοίπων',
      months: 12,
      from: 'από το τελευταίο μήνυμα',
    },
    visitorChats: {
      data: 'Τα κείμενα των συνομιλιών υποστήριξης με επισκέπτες που δεν έχουν συνδεθεί, το email τους και ο σύνδεσμος με το πρόγραμμα περιήγησης',
      days: 90,
      from: 'από το τελευταίο μήνυμα',
    },
  },
} as const satisfies Feature;
