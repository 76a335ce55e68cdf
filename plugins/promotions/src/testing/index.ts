/** What tests of others may use too. */
export * from "./promotion"
