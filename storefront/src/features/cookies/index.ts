export { readConsent, storeWithConsent, useConsent } from "./consent"
export { CookieBanner } from "./CookieBanner"
