/** Says of a reservation that it is a hold. */
export const HELD = "Held while the payment page is open"
