/** What tests of the checkout and of a payment method share. */
export * from "./goods"
export * from "./purchase"
export * from "./refusal"
