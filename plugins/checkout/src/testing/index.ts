/** What tests of the checkout and of a payment method share. */
export * from "./products"
export * from "./purchase"
export * from "./refusal"
