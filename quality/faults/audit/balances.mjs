/** @typedef {import("./read.mjs").Ledger} Ledger */
/** @typedef {import("./stripe.mjs").Page} Page */

/**
 * Returns redemptions of gift cards and store credit in the form of payment pages, so that the same checks apply to them.
 * @param {Ledger} ledger @returns {Page[]}
 */
export const pagesOfBalances = ({ redemptions }) =>
  redemptions.map(({ id, number, cents, refunded }) => ({
    id,
    intent: id,
    number,
    status: "complete",
    paid: true,
    cents,
    refunded,
    pending: 0,
    failed: 0,
    lost: 0,
  }))

/**
 * Checks that no balance is negative or reserved beyond its amount, that each reservation belongs to an open
 * attempt, and that each refund as store credit was credited.
 * @param {Ledger} ledger @returns {string[]}
 */
export function balanceFindings({ balances, holds, credits }) {
  return [
    ...balances.flatMap(({ id, cents, reserved }) =>
      cents < reserved ? [`balance ${id} has ${cents} cents, of which ${reserved} are reserved`] : [],
    ),
    ...holds.flatMap(({ attempt_id, reserved, expected }) =>
      reserved === expected
        ? []
        : [`attempt ${attempt_id} reserves ${reserved} instead of ${expected} cents`],
    ),
    ...credits.flatMap(({ id, cents, given }) =>
      given === cents ? [] : [`refund ${id} gave ${given} cents of store credit instead of ${cents}`],
    ),
  ]
}
