/** Test helpers for the checkout and payment methods. */
export * from "./products"
export * from "./purchase"
export * from "./refusal"
