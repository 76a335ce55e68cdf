import { ask } from "../ask.mjs"
import { core } from "./core.mjs"
import { PAYMENT_METHOD } from "./shop-api.mjs"

/** @typedef {{ init: () => Promise<unknown>, get: (service: unknown) => any }} App */
/**
 * @typedef {{ handle: string, name_fr: string, description_fr: string, sku: string, price: number }}
 * Product a product in the shop's API
 */

const BELGIUM = "Belgique"
const TAX = "Taux réduit"
const PLENTY = "1000000"

const BASICS = {
  defaultLanguage: "fr",
  defaultZone: BELGIUM,
  countries: [{ name: BELGIUM, code: "BE", zone: BELGIUM }],
  taxRates: [{ name: TAX, percentage: 6 }],
  shippingMethods: [{ name: "Colis", price: 590, taxRate: 6 }],
  paymentMethods: [
    {
      name: PAYMENT_METHOD,
      handler: {
        code: "dummy-payment-handler",
        arguments: [{ name: "automaticSettle", value: "true" }],
      },
    },
  ],
  collections: [],
}

/**
 * Creates a channel in euro with VAT, Belgium, one delivery method, and the shop's products.
 * @param {App} app
 * @param {string} shop address
 */
export async function fill(app, shop) {
  const channels = app.get(core.ChannelService)
  const { id } = await channels.getDefaultChannel()
  const euro = { availableCurrencyCodes: ["EUR"], defaultCurrencyCode: "EUR", pricesIncludeTax: true }
  await channels.update(core.RequestContext.empty(), { id, ...euro })
  await app.get(core.Populator).populateInitialData(BASICS)
  /** @type {Product[]} */
  const products = await ask(`${shop}/api/products`)
  const context = await app.get(core.RequestContextService).create({ apiType: "admin", languageCode: "fr" })
  const { imported, errors } = await new Promise((resolve, reject) => {
    const importing = app.get(core.Importer).parseAndImport(csvOf(products), context)
    let last = { imported: 0, errors: [] }
    importing.subscribe({
      next: (/** @type {typeof last} */ progress) => (last = progress),
      error: reject,
      complete: () => resolve(last),
    })
  })
  if (imported !== products.length)
    throw new Error(`Vendure imported ${imported} products: ${errors.join(", ")}`)
}

/** @param {Product[]} products @returns {string} CSV for Vendure's import */
function csvOf(products) {
  const rows = products.map((product) => ({
    name: product.name_fr,
    slug: product.handle,
    description: product.description_fr,
    ...{ assets: "", facets: "", optionGroups: "", optionValues: "" },
    sku: product.sku,
    price: String(product.price),
    taxCategory: TAX,
    stockOnHand: PLENTY,
    trackInventory: "true",
    ...{ variantAssets: "", variantFacets: "" },
  }))
  const cell = (/** @type {string} */ text) => `"${text.replaceAll('"', '""')}"`
  const lines = rows.map((row) => Object.values(row).map(cell).join(","))
  return [Object.keys(rows[0] ?? {}).join(","), ...lines].join("\n")
}
