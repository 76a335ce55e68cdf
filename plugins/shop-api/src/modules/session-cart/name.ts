/** The module's name in the container. */
export const SESSION_CART_MODULE = "session_cart"
