import { z } from "zod"
import { settingOf, versionsOf } from "../administration/settings"

/** Steps from a new shop to its first order, in the order of the checklist. */
export const SETUP_STEPS = [
  ...(["merchant", "brand", "home", "vat", "countries", "address", "payment", "mail"] as const),
  ...(["products", "texts", "staff", "test_order", "opening"] as const),
] as const
export type SetupStepName = (typeof SETUP_STEPS)[number]

/** Reasons why a step is open. */
export const SETUP_PROBLEMS = [
  /** Fields of the merchant are empty or invalid. */
  "merchant_incomplete",
  /** VAT number, bank account or e-mail address are those of the example in merchant.json. */
  "merchant_sample",
  /** Nobody saved the logo and the colours. */
  "brand_untouched",
  /** Nobody saved the home page. */
  "home_untouched",
  /** Nobody saved the VAT scheme, and no environment variable sets it. */
  "vat_not_chosen",
  /** No open country has a delivery method. */
  "country_none",
  /** The shop has no public address with https. */
  "address_missing",
  /** The public address does not lead to this shop. */
  "address_unreachable",
  /** Payments go to the bundled emulator. */
  "payment_emulator",
  /** Neither the dashboard nor the environment has a key, or it cannot be decrypted. */
  "payment_missing",
  /** The key of the payment provider is one for tests. */
  "payment_test_key",
  /** The payment provider rejects the key or does not respond. */
  "payment_unreachable",
  "mail_server_missing",
  /** The mail server has not accepted an e-mail yet. */
  "mail_untested",
  "mail_failing",
  "products_none",
  /** Products of the demo catalogue are for sale. */
  "products_demo",
  /** Nobody saved the terms, the privacy page or the returns page. */
  "texts_not_reviewed",
  /** A saved page lacks a language of the shop. */
  "texts_untranslated",
  /** An administrator has no second factor. */
  "second_factor_missing",
  "order_none",
  "shop_closed",
] as const
export type SetupProblem = (typeof SETUP_PROBLEMS)[number]

/** GET /api/admin/setup: steps from a new shop to its first order. The shop checks each one at every request. */
export const setupSchema = z.object({
  steps: z.array(
    z.object({
      name: z.enum(SETUP_STEPS),
      state: z.enum(["done", "open"]),
      /** Null if the step is done. */
      problem: z.enum(SETUP_PROBLEMS).nullable(),
      /** Path of the dashboard's screen. Null if only the environment sets it. */
      path: z.string().nullable(),
    }),
  ),
  /** Ids of products of the demo catalogue. */
  demo_products: z.array(z.string()),
})
export type Setup = z.infer<typeof setupSchema>

/** PUT /api/admin/settings/opening. */
export const openingSettingsSchema = z.strictObject({
  /** If false, visitors see "opening soon" and only administrators can order. */
  is_open: z.boolean(),
  /** If true, the first screen of the dashboard shows the checklist. */
  has_checklist: z.boolean(),
})
export type OpeningSettings = z.infer<typeof openingSettingsSchema>

export const openingSettingSchema = settingOf(openingSettingsSchema)
export const openingVersionsSchema = versionsOf(openingSettingsSchema)
