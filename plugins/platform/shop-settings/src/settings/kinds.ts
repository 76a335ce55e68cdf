import {
  DISPATCH,
  type DispatchSettings,
  dispatchSettingsSchema,
  type HomeSettings,
  homeSettingsSchema,
  type InformationPage,
  type MailName,
  type MailTexts,
  mailTextsSchema,
  type Merchant,
  merchantSchema,
  type PageSources,
  pageSourcesSchema,
  type SearchWords,
  searchWordsSchema,
} from "@bon-perroquet/contract"
import { featuresSchema, type Features } from "@bon-perroquet/contract/features"
import { themedBrandSchema, type Brand } from "@bon-perroquet/contract/theme"
import { shopAddressSchema, type ShopAddress } from "@bon-perroquet/contract/shop-address"
import { openingSettingsSchema, type OpeningSettings } from "@bon-perroquet/contract/setup"
import type { z } from "zod"
import { ADDRESS_SETTING } from "../address"
import { FEATURES_SETTING, validFeatures } from "../features"
import { ALWAYS_OPEN, OPENING_SETTING } from "../opening"
import type { ShopSettingsModuleService } from "../modules/shop-settings"
import { originalSearchWords } from "./original-search-words"

export interface Setting<T extends object> {
  name: string
  schema: z.ZodType<T>
  original: (module: ShopSettingsModuleService) => T
  /** Whether each channel has a value. Otherwise, the value applies to the whole shop. */
  isPerChannel?: true
}

export const MERCHANT: Setting<Merchant> = {
  name: "merchant",
  schema: merchantSchema,
  original: (module) => module.ofChannel().merchant,
  isPerChannel: true,
}

/** Named "closed_days", because times of dispatch were added later. Older saved versions get the default times. */
export const DISPATCH_SETTINGS: Setting<DispatchSettings> = {
  name: "closed_days",
  schema: dispatchSettingsSchema,
  original: () => ({ ...DISPATCH, worked_holidays: [], closures: [] }),
}

/** Texts of an information page. Default: the storefront's texts. */
export const pageTexts = (page: InformationPage): Setting<PageSources> => ({
  name: `page_${page}`,
  schema: pageSourcesSchema,
  original: () => ({}),
  isPerChannel: true,
})

export const HOME: Setting<HomeSettings> = {
  name: "home",
  schema: homeSettingsSchema,
  original: () => ({ texts: {}, picture: null, products: [] }),
  isPerChannel: true,
}

export const BRAND: Setting<Brand> = {
  name: "brand",
  schema: themedBrandSchema,
  original: (module) => module.ofChannel().brand,
  isPerChannel: true,
}

export const SEARCH_WORDS: Setting<SearchWords> = {
  name: "search_words",
  schema: searchWordsSchema,
  original: originalSearchWords,
}

/** Subject and introduction of an e-mail. Default: the texts of the e-mail's plugin. */
export const mailTexts = (mail: MailName): Setting<MailTexts> => ({
  name: `mail_${mail}`,
  schema: mailTextsSchema,
  original: () => ({}),
  isPerChannel: true,
})

/** Optional features of the shop, which plugins declare. */
export const FEATURES: Setting<Features> = {
  name: FEATURES_SETTING,
  schema: featuresSchema.transform(validFeatures),
  original: () => validFeatures({}),
}

/** Public origin of the shop. Links in e-mails, return addresses of payments and cookies depend on it. */
export const SHOP_ADDRESS: Setting<ShopAddress> = {
  name: ADDRESS_SETTING,
  schema: shopAddressSchema,
  original: () => ({ url: "" }),
}

export const OPENING: Setting<OpeningSettings> = {
  name: OPENING_SETTING,
  schema: openingSettingsSchema,
  original: () => ALWAYS_OPEN,
}
