/**
 * Addresses at which the storefront has a screen; every other one is answered with the same page and status 404.
 * The router in src/app says what stands there.
 */
export const SCREENS = [
  "/",
  "/products",
  "/products/:handle",
  "/auth",
  "/profile",
  "/account",
  "/checkout",
  "/checkout/success",
  "/checkout/cancel",
  "/admin",
  "/contact",
  "/shipping",
  "/returns",
  "/privacy",
  "/terms",
  "/about",
] as const
