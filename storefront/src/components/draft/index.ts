/** Drafts of unsaved forms. They are stored per tab, restored, and merged with changes by others. */
export { DraftNotices } from "./DraftNotices"
export { Conflicts, type FieldTexts } from "./Conflicts"
export { isSame } from "./merge"
export { draftedRecords, forgetDraft } from "./stored-drafts"
export { useDraft, type Read } from "./use-draft"
