/** Says of a reservation that it is a hold. */
export const HELD = "Held while the payment page is open"
/** Of goods whose order stands and is not paid: they count as unpaid for whoever ordered them. */
export const AWAITED = "Ordered, its payment is awaited"
