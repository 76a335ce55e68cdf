/** Settings of the merchant with their initial values. */
export { CLOSED_DAYS, HOME, mailTexts, MERCHANT, pageTexts, type Setting } from "./kinds"
export { readSetting, readVersions, valueIn, type Kept, type KeptVersion } from "./read"
export { changeSetting } from "./change"
export { merchantOf, merchantIn, countryOf } from "./merchant"
export { closedDaysOf } from "./closed-days"
export { pageTextOf } from "./pages"
export { homeOf, picturesAmong } from "./home"
