export {
  availableOf,
  cardOfCode,
  creditCustomer,
  creditRefund,
  isUsable,
  issueCard,
  storeCreditOf,
} from "./accounts"
export { availableCents } from "./available"
export {
  expireCards,
  replaceCard,
  reverseWriteOff,
  setState,
  topUpCard,
  writeOff,
  writeOffWhole,
} from "./changes"
export { addChoice, moveChoices, removeChoice, showBalances } from "./choices"
export { balancesReservedBefore, releaseBalances, reserveBalances, reservedCents } from "./holds"
export { readLiability, readMovements, type DayMovement } from "./liability"
export { findBalances, ownEntriesOf, readBalance } from "./list"
export { STORE_CREDIT_OF_PEOPLE } from "./people"
export { leftOfRedemption, redeem, refundRedemption, refundsOfRedemption } from "./redemptions"
