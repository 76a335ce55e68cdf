export const SESSION_CART_MODULE = "session_cart"
