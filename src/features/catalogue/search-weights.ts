/** What a match is worth, and why. A product's score is the sum over the words of the query of each word's best place. */
export const searchWeights = {
  /** Who types a whole code means that product, whatever else matches. */
  exactCode: 1000,
  /** A part of a code hardly matches by chance. */
  partOfCode: 50,
  /** What the product is: «Κάμερα bullet 4MP» before the words «με» and «για». */
  head: 8,
  /** What it comes with or is for, its brand and its category's name: «Κουδούνι με κάμερα». */
  name: 5,
  /** A text, a feature or a specification mentions it, or the word only begins a code. */
  mention: 1,
  /** The category is called so: for «κάμερα» cameras come before a recorder for cameras. */
  category: 4,
  /** The name begins with it: «Μπαταρία συναγερμού» before «Κάμερα μπαταρίας». */
  firstWord: 2,
  /** The word itself before one that only begins with it: for «echo» the brand before «εξωτερική». */
  wholeWord: 4,
  /** What stands before «για» or «με» is the thing itself: «μπαταρία για πίνακα». */
  headOfQuery: 2,
} as const;
