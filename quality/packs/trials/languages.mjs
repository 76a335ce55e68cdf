import assert from "node:assert/strict"
import { productOf } from "../fixture.mjs"

/** Checks that the Store API returns a product's name in the shopper's language. @type {import("./index.mjs").Trial} */
export const languages = {
  featureFlags: { translation: true },
  modules: [{ resolve: "@medusajs/medusa/translation" }],
  screens: [
    {
      path: async (client) => `/products/${(await productOf(client)).id}`,
      title: "Texts in the other languages",
    },
  ],
  async check({ client }) {
    await client.once(openLanguages)
    const { id } = await productOf(client)
    await client.admin("POST", `/admin/languages/products/${id}`, { nl: { name: "Amandelen" } })
    const { product } = await client.store("GET", `/store/products/${id}?locale=nl-NL`)
    assert.equal(product.title, "Amandelen")
  },
}

/** @param {import("../client.mjs").Client} client */
export async function openLanguages(client) {
  const { stores } = await client.admin("GET", "/admin/stores")
  const locales = ["fr-FR", "nl-NL", "en-GB"].map((locale_code) => ({ locale_code }))
  await client.admin("POST", `/admin/stores/${stores[0].id}`, { supported_locales: locales })
}
