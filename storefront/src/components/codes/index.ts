export { Balances, type BalanceChanges } from "./Balances"
export { Applied, CodeEntry, type Code } from "./CodeEntry"
