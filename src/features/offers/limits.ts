/** Sections of an offer, and days that it offers for the visit, at most. */
export const maxSections = 20;
export const maxVisitDays = 5;

/** How long an offer is open unless its writer says otherwise, in days. */
export const usualValidDays = 30;

/** So many days before its end its customer is reminded of an offer. */
export const reminderDays = 3;

/** So many days after an offer has ended, in whatever way, its link still opens it. */
export const linkDaysAfter = 30;

/** Files of a line or a section, and of a whole offer with all its versions, at most. */
export const maxFilesHere = 8;
export const maxFiles = 60;

/** The largest accepted file, in bytes. */
export const maxFileBytes = 10 * 1024 * 1024;

/** Questions and answers of one offer, at most. */
export const maxQuestions = 200;
