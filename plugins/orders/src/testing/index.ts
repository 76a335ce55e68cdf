/** What tests of orders and of what stands on them share. */
export * from "./administrator"
export { chargedFor, makeDraft, readDraft, type ChargedOrder } from "./draft-orders"
export { MedusaAdminOrder } from "./medusa-admin"
export { plentyOf, sellOf } from "./sale"
