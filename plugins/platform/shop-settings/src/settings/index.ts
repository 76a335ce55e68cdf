/** Settings of the merchant with their initial values. */
export { DISPATCH_SETTINGS, HOME, mailTexts, MERCHANT, pageTexts, type Setting } from "./kinds"
export { readSetting, readVersions, valueIn, type Kept, type KeptVersion } from "./read"
export { changeSetting } from "./change"
export { merchantOf, merchantIn, countryOf } from "./merchant"
export { closedDaysOf, dispatchOf } from "./dispatch"
export { pageTextOf } from "./pages"
export { homeOf, picturesAmong } from "./home"
