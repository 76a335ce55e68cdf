/** @typedef {import("./read.mjs").Ledger} Ledger */
/**
 * Parcels in the carrier's records.
 * @typedef {{ reference: string, boxes: { status: string, barcode: string | null }[] }[]} Carrier
 */

/**
 * Checks that address, price difference and label agree for each changed delivery.
 * @param {Ledger} ledger @param {Carrier} [carrier] @returns {string[]}
 */
export function deliveryFindings({ deliveries }, carrier = []) {
  return deliveries.flatMap(
    ({ number, address, postal_code, city, difference, refunded, noted, voided, labels }) => {
      const owed = Math.max(0, 0 - difference)
      const stale = carrier.filter(({ reference }) => voided > 0 && isStale(reference, number, voided))
      const cancelled = carrier.flatMap(({ boxes }) => boxes.filter(({ status }) => status === "CANCELLED"))
      return [
        ...(address.includes(postal_code) && address.includes(city)
          ? []
          : [`${number} goes to ${postal_code} ${city}, and its change of delivery says ${address}`]),
        ...(refunded === owed
          ? []
          : [`${number} has a cheaper delivery by ${owed} cents, and ${refunded} were refunded`]),
        ...(noted > 1 ? [`Medusa Admin shows a change of delivery of ${number} ${noted} times`] : []),
        ...stale
          .filter(({ boxes }) => boxes.some(({ status }) => status !== "CANCELLED"))
          .map(({ reference }) => `the label ${reference} is invalid, and the carrier still expects it`),
        ...labels
          .filter((label) => cancelled.some(({ barcode }) => barcode === label))
          .map((label) => `${number} has the label ${label}, which is cancelled`),
      ]
    },
  )
}

/**
 * Returns whether a reference belongs to a label that a later change of the delivery made invalid.
 * @param {string} reference @param {string} number @param {number} voided
 */
function isStale(reference, number, voided) {
  if (reference !== number && !reference.startsWith(`${number}-`)) return false
  const [, turn = "1"] = reference.slice(number.length).match(/^-R(\d+)/) ?? []
  return Number(turn) <= voided
}
