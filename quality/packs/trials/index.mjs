import { bpost, sendcloud } from "./carriers.mjs"
import { dailyChanges } from "./daily-changes.mjs"
import { languages } from "./languages.mjs"
import { leaseLocking } from "./lease-locking.mjs"
import { peppol } from "./peppol.mjs"
import { priceHistory } from "./price-history.mjs"
import { checkBankTransfer, checkInvoices, checkLots, checkReviews, SHOP } from "./shop.mjs"
import { stripe } from "./stripe.mjs"
import { vat } from "./vat.mjs"
import { wishlist } from "./wishlist.mjs"

/**
 * @typedef {object} Provider
 * @property {string} resolve
 * @property {string} id
 * @property {boolean} [is_default]
 * @property {Record<string, unknown>} [options]
 */
/**
 * @typedef {object} Screen a page of Medusa Admin with the plugin's extension
 * @property {(client: import("../client.mjs").Client) => Promise<string>} path below /app
 * @property {string} title in English
 */
/**
 * @typedef {object} Started an application with the plugin
 * @property {import("../client.mjs").Client} client
 * @property {(sql: string) => Promise<any[]>} query reads from the application's database
 */
/**
 * @typedef {object} Trial
 * @property {Record<string, Record<string, unknown>>} [options] by plugin. Default: none
 * @property {Record<string, Provider[]>} [providers] for Medusa's modules, by module
 * @property {{ resolve: string, options?: Record<string, unknown> }[]} [modules]
 * @property {Record<string, boolean>} [featureFlags]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {Record<string, string>} [files] of the application that use the plugin, by path
 * @property {{ name: string, files: Record<string, string> }} [plugin] that the trial builds. Default: the trial's name
 * @property {string[]} [with] plugins that are also installed
 * @property {Screen[]} [screens]
 * @property {(client: import("../client.mjs").Client) => Promise<{ close: () => Promise<void> }>} [emulate] starts
 *   the emulator of its service
 * @property {(started: Started) => Promise<void>} check does the plugin's main job
 */

/** Trials by plugin. @type {Record<string, Trial>} */
export const TRIALS = {
  "bank-transfer": {
    ...SHOP,
    screens: [{ path: async () => "/checkout-attempts", title: "Checkout attempts" }],
    check: checkBankTransfer,
  },
  bpost,
  "daily-changes": dailyChanges,
  invoices: { ...SHOP, check: checkInvoices },
  languages,
  "lease-locking": leaseLocking,
  "lot-tracking": { ...SHOP, check: checkLots },
  peppol,
  "price-history": priceHistory,
  reviews: { ...SHOP, check: checkReviews },
  sendcloud,
  stripe,
  vat,
  wishlist,
}
