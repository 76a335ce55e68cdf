import { documentTotals } from "@bon-perroquet/contract/vat/totals"
import { EngineClient, requireVariable, ShopClient } from "@bon-perroquet/testing"

type TaxLine = { rate: number; provider_id: string }
type Cart = {
  id: string
  total: number
  shipping_subtotal: number
  items: { product_handle: string; tax_lines: TaxLine[] }[]
  shipping_methods: { amount: number; tax_lines: TaxLine[] }[]
}

async function storeApi() {
  const engine = await EngineClient.signIn()
  const { api_keys } = await engine.get<{ api_keys: { token: string }[] }>("/admin/api-keys", {
    type: "publishable",
  })
  const headers = { "x-publishable-api-key": api_keys[0]?.token ?? "", "content-type": "application/json" }
  return async <T>(path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`${requireVariable("ENGINE_URL")}/store${path}`, {
      headers,
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    })
    expect(answer.status).toBe(200)
    return (await answer.json()) as T
  }
}

describe("A cart of Medusa's Store API", () => {
  it("has each product's VAT, and on its delivery the VAT of the goods", async () => {
    const ask = await storeApi()
    const catalogue = await new ShopClient({ baseUrl: requireVariable("ENGINE_URL") }).products()
    const reduced = catalogue.find(({ handle }) => handle === "amandes-decortiquees")
    const standard = catalogue.find(({ vat_rate, stock }) => vat_rate === 21 && stock > 5)
    const { regions } = await ask<{ regions: { id: string; countries: { iso_2: string }[] }[] }>("/regions")
    const region = regions.find(({ countries }) => countries.some(({ iso_2 }) => iso_2 === "be"))
    const { products } = await ask<{ products: { handle: string; variants: { id: string }[] }[] }>(
      `/products?fields=handle,variants.id&handle[]=${reduced?.handle ?? ""}&handle[]=${standard?.handle ?? ""}`,
    )
    const variantOf = (handle?: string) =>
      products.find((product) => product.handle === handle)?.variants[0]?.id
    const created = await ask<{ cart: Cart }>("/carts", {
      region_id: region?.id,
      shipping_address: { country_code: "be" },
      items: [
        { variant_id: variantOf(reduced?.handle), quantity: 3 },
        { variant_id: variantOf(standard?.handle), quantity: 2 },
      ],
    })
    const { shipping_options } = await ask<{ shipping_options: { id: string; type: { code: string } }[] }>(
      `/shipping-options?cart_id=${created.cart.id}`,
    )
    const { cart } = await ask<{ cart: Cart }>(`/carts/${created.cart.id}/shipping-methods`, {
      option_id: shipping_options.find(({ type }) => type.code === "home")?.id,
    })

    const rateOf = (handle?: string) =>
      cart.items.find(({ product_handle }) => product_handle === handle)?.tax_lines.map(({ rate }) => rate)
    expect(rateOf(reduced?.handle)).toEqual([6])
    expect(rateOf(standard?.handle)).toEqual([21])
    const cents = (euro = 0) => Math.round(euro * 100)
    const totals = documentTotals({
      lines: [
        { gross_cents: 3 * cents(reduced?.price), rate: 6 },
        { gross_cents: 2 * cents(standard?.price), rate: 21 },
      ],
      delivery_cents: cents(cart.shipping_methods[0]?.amount),
    })
    expect(cents(cart.total)).toBe(totals.total_cents)
    expect(cents(cart.shipping_subtotal)).toBe(totals.delivery_net_cents)
  })
})
