export * from "./products"
export * from "./purchase"
export * from "./refusal"
