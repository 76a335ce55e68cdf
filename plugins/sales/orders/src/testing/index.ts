export * from "./administrator"
export { chargedFor, makeDraft, readDraft, type ChargedOrder } from "./draft-orders"
export { MedusaAdminOrder } from "./medusa-admin"
export { failRefundOf, plentyOf, sellOf } from "./sale"
