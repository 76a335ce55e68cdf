export { availableOf, cardOfCode, creditCustomer, isUsable, issueCard, storeCreditOf } from "./accounts"
export { addChoice, removeChoice, showBalances } from "./choices"
export { balancesReservedBefore, releaseBalances, reserveBalances, reservedCents } from "./holds"
export { leftOfRedemption, redeem, refundRedemption, refundsOfRedemption } from "./redemptions"
