import assert from "node:assert/strict"
import { cartOf, productOf } from "../fixture.mjs"

/**
 * Checks that an article in a cart has the VAT of its product's class, and that an administrator can plan the next
 * rate.
 * @type {import("./index.mjs").Trial}
 */
export const vat = {
  options: { vat: { scheme: "origin" } },
  providers: {
    tax: [{ resolve: "@bon-perroquet/vat/providers/vat-tax", id: "vat", options: { scheme: "origin" } }],
  },
  screens: [{ path: async (client) => `/products/${(await productOf(client)).id}`, title: "VAT class" }],
  async check({ client }) {
    await client.once(openVat)
    const { id } = await productOf(client)
    await client.admin("POST", `/admin/vat/products/${id}`, { vat_class: 6 })
    const [item] = (await cartOf(client)).items
    assert.deepEqual(
      item.tax_lines.map((/** @type {{ rate: number, code: string }} */ line) => [line.rate, line.code]),
      [[6, "VAT-BE"]],
    )
    const planned = { country_code: "be", vat_class: 6, rate: 7, valid_from: "2099-01-01" }
    await client.admin("POST", "/admin/vat/rates", planned)
    const { rates } = await client.admin("GET", "/admin/vat/rates")
    assert.ok(rates.some((/** @type {{ rate: number }} */ { rate }) => rate === planned.rate))
  },
}

/** Makes the VAT plugin compute the taxes in Belgium. @param {import("../client.mjs").Client} client */
export const openVat = (client) =>
  client.admin("POST", "/admin/tax-regions", { country_code: "be", provider_id: "tp_vat_vat" })
