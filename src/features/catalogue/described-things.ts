/** A need, a problem or a place in people's words, and what a shop of security has for it, each in the words of its texts. */
export type Need = {
  id: string;
  label: string;
  /** Phrases, a comma between: every word of one is said, in any order; `*` stands for any ending. */
  words: string;
  /** What is said to be missing: «χωρίς ρεύμα», «δεν έχω ίντερνετ». */
  missing?: string;
  /** Searches, the most fitting first. */
  proposals: readonly string[];
  /** It adds nothing to another word: «συναγερμός σπιτιού». */
  isVague?: boolean;
};

/** Things that people describe because they do not know what they are called. */
export const describedThings: readonly Need[] = [
  {
    id: 'recording',
    label: 'που γράφει',
    words:
      'κουτι γραφ*, μηχανημα γραφ*, κουτι καμερ*, γραφει καμερες, εγγραφη καμερ*, δω τι εγινε, δει τι εγινε, κρατα* βιντεο, που γραφει',
    proposals: ['καταγραφικό', 'σκληρός δίσκος'],
  },
  {
    id: 'turning',
    label: 'που περιστρέφεται',
    words: 'γυριζει, γυρναει, γυρνα, στρεφεται, περιστρεφεται, γυριζ*, rotating, gyrizei, ακολουθει*',
    proposals: ['περιστροφή', 'περιστρεφόμενη'],
  },
  {
    id: 'round',
    label: 'στρογγυλή',
    words: 'στρογγυλ*, στρογγυλη, μπαλα, κουπολ*, ημισφαιρ*',
    proposals: ['κάμερα dome', 'κάμερα οροφής fisheye'],
  },
  {
    id: 'music',
    label: 'για μουσική και ανακοινώσεις',
    words: 'μουσικη, μουσικης, μουσικες, μεγαφων*, ηχοσυστημ*, ανακοινωσ*, mousiki, music',
    proposals: ['ηχεία οροφής'],
  },
  {
    id: 'network-cable',
    label: 'καλώδιο δικτύου',
    words: 'καλωδιο ιντερνετ, καλωδιο internet, ethernet καλωδιο, καλωδιο ethernet, καλωδιο lan',
    proposals: ['καλώδιο δικτύου'],
  },
];
