/** What tests of orders and of what stands on them share. */
export * from "./administrator"
