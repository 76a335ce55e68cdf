export { storeWithConsent } from "./consent"
export { CookieBanner } from "./CookieBanner"
