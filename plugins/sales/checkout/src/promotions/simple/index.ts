/** Promotions that fit the dashboard's form. They are read with SQL and written with Medusa's workflows. */
export { formOf, lastDay } from "./form"
export { readAutomatic, readPromotion, readPromotions, readPromotionsByCode } from "./read"
export type { PromotionRow } from "./row"
export type { Period } from "./engine-input"
export { announcedOffers, type RunningOffer } from "./offers"
export { changePromotion, createPromotion, deletePromotion, endPromotion } from "./write"
