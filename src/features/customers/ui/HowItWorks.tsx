import { offered } from '#shared/offered.ts';
import { approvalGrounds, contactPromise } from '../approval-promise.ts';

const steps = (): readonly (readonly [title: string, text: string])[] => [
  ['Εγγραφή', 'Συμπληρώνετε τα στοιχεία σας, ως ιδιώτης ή ως επιχείρηση.'],
  ['Έγκριση', `${contactPromise()} ${approvalGrounds}`],
  offered().takesBookings
    ? ['Τιμές, παραγγελίες, ραντεβού', 'Βλέπετε όλες τις τιμές, παραγγέλνετε και κλείνετε ραντεβού.']
    : ['Τιμές και παραγγελίες', 'Βλέπετε όλες τις τιμές και παραγγέλνετε.'],
];

export function HowItWorks() {
  return (
    <section>
      <h2 className="text-lg">Πώς ανοίγει ένας λογαριασμός</h2>
      <ol className="mt-3 border-t border-line">
        {steps().map(([title, text], index) => (
          <li key={title} className="grid grid-cols-[28px_1fr] border-b border-line py-4">
            <span className="num font-semibold text-text-3">{index + 1}</span>
            <div>
              <h3 className="text-md">{title}</h3>
              <p className="mt-0.5 text-base text-text-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
