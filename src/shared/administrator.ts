/** The person who answers, shown on the home page and on the contact page. As fictional as the company. */
export const administrator = {
  name: 'Αλέξανδρος Βενιέρης',
  role: 'Υπεύθυνος καταστήματος, μηχανικός ασφαλείας',
  words:
    'Διαβάζω ο ίδιος κάθε μήνυμα και κάθε αίτηση λογαριασμού. Πείτε μου τι θέλετε να προστατεύσετε και θα σας πω τι χρειάζεται και τι όχι.',
};
