/** Recalls: recipients, notices, and the record. */
export { recallLot } from "./begin"
export { noteWhoIsFoundLater } from "./note"
export { lotRecord } from "./list"
export { recordPdf } from "./pdf"
export { forgetOldNotices } from "./of-people"
export { lotRecipients } from "./recipients"
export { replaceRecalled } from "./replace"
export { tellRecipients } from "./tell"
