/** Promotions that one form can say all of: read from the engine's tables, written through its own workflows. */
export { formOf, lastDay } from "./form"
export { readAutomatic, readPromotion, readPromotions } from "./read"
export type { PromotionRow } from "./row"
export type { Period } from "./engine-input"
export { announcedOffers, type RunningOffer } from "./offers"
export { changePromotion, createPromotion, deletePromotion, endPromotion } from "./write"
