/** What the module is resolved by. */
export const SESSION_CART_MODULE = "session_cart"
