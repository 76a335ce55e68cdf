export {
  BRAND,
  DISPATCH_SETTINGS,
  FEATURES,
  HOME,
  mailTexts,
  MERCHANT,
  OPENING,
  pageTexts,
  SEARCH_WORDS,
  SHOP_ADDRESS,
  type Setting,
} from "./kinds"
export {
  originalOf,
  readSetting,
  readVersions,
  recentSetting,
  valueIn,
  type Kept,
  type KeptVersion,
} from "./read"
export { changeSetting } from "./change"
export { countryOf, currentMerchant, merchantIn, merchantOf, recentMerchant } from "./merchant"
export { brandOf, recentBrand } from "./brand"
export { closedDaysOf, dispatchOf } from "./dispatch"
export { pageTextOf } from "./pages"
export { homeOf, picturesAmong } from "./home"
