/** The documented /api: its constants, requests and answers, written once for engine, storefront and tests. */
export * from "./constants"
export * from "./catalogue"
export * from "./search"
export * from "./cart"
export * from "./payment"
export * from "./contact"
export * from "./error"
