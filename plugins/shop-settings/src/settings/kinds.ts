import {
  type ClosedDays,
  closedDaysSchema,
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
} from "@bon-perroquet/contract"
import type { z } from "zod"
import type { ShopSettingsModuleService } from "../modules/shop-settings"

/** Something that can be set, and what holds until somebody sets it. */
export interface Setting<T extends object> {
  name: string
  schema: z.ZodType<T>
  original: (module: ShopSettingsModuleService) => T
}

export const MERCHANT: Setting<Merchant> = {
  name: "merchant",
  schema: merchantSchema,
  original: ({ merchant }) => merchant,
}

export const CLOSED_DAYS: Setting<ClosedDays> = {
  name: "closed_days",
  schema: closedDaysSchema,
  original: () => ({ worked_holidays: [], closures: [] }),
}

/** What the merchant wrote of a page of text. Where they wrote nothing, the storefront's own texts stand. */
export const pageTexts = (page: InformationPage): Setting<PageSources> => ({
  name: `page_${page}`,
  schema: pageSourcesSchema,
  original: () => ({}),
})

/** What the home page begins with and shows. */
export const HOME: Setting<HomeSettings> = {
  name: "home",
  schema: homeSettingsSchema,
  original: () => ({ texts: {}, picture: null, products: [] }),
}

/** What the merchant wrote of a mail. Where they wrote nothing, the words of the plugin that sends it stand. */
export const mailTexts = (mail: MailName): Setting<MailTexts> => ({
  name: `mail_${mail}`,
  schema: mailTextsSchema,
  original: () => ({}),
})
