/** What was typed in forms survives: kept in the tab, offered again, and never written over what others saved. */
export { DraftNotices } from "./DraftNotices"
export { Conflicts, type FieldTexts } from "./Conflicts"
export { isSame } from "./merge"
export { draftedRecords, forgetDraft } from "./stored-drafts"
export { useDraft, type Read } from "./use-draft"
