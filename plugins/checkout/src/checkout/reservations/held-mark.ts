/** Description of a reservation that is a hold. */
export const HELD = "Held while the payment page is open"
/** Description for goods of an unpaid order, which count as unpaid for its buyer. */
export const AWAITED = "Ordered, its payment is awaited"
