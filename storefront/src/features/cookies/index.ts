export { reopenCookieChoice } from "./consent"
export { CookieBanner } from "./CookieBanner"
