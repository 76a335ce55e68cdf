import { EngineClient, requireVariable, ownProduct, ShopClient } from "@bon-perroquet/testing"

async function ask(path: string, body: unknown, language: string) {
  const { email, password } = {
    email: requireVariable("SHOP_ADMIN_EMAIL"),
    password: requireVariable("SHOP_ADMIN_PASSWORD"),
  }
  const json = { "Content-Type": "application/json" }
  const signedIn = await fetch(`${requireVariable("ENGINE_URL")}/auth/user/emailpass`, {
    ...{ method: "POST", headers: json, body: JSON.stringify({ email, password }) },
  })
  const { token } = (await signedIn.json()) as { token: string }
  const headers = { ...json, Authorization: `Bearer ${token}`, "Accept-Language": language }
  const response = await fetch(requireVariable("ENGINE_URL") + path, {
    ...{ method: "POST", headers, body: JSON.stringify(body) },
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

it("Medusa Admin rejects a price that the shop would never charge, and the product stays for sale", async () => {
  const engine = await EngineClient.signIn()
  const product = await ownProduct({ price: 10 })
  const [variant] = (await engine.product(product.id)).variants ?? []
  const { regions } = await engine.get<{ regions: { id: string }[] }>("/admin/regions")
  const { customer_group } = await engine.post<{ customer_group: { id: string } }>("/admin/customer-groups", {
    name: `Éleveurs ${product.sku}`,
  })
  const eur = (amount: number, more: object = {}) => ({ currency_code: "eur", amount, ...more })
  const abroad = eur(5, { rules: { region_id: regions[0]?.id } })
  const variants = `/admin/products/${product.id}/variants`
  const list = { title: "Action", description: "Action", status: "active" }
  const groupAbroad = { rules: { "customer.groups.id": [customer_group.id], region_id: [regions[0]?.id] } }
  const listed = { variant_id: variant?.id }

  expect(await ask(`${variants}/${variant?.id}`, { prices: [eur(10), abroad] }, "nl-BE")).toMatchObject({
    status: 400,
    body: {
      code: "price_for_some",
      message: expect.stringMatching(/^Een prijs voor een land kan niet/) as string,
    },
  })
  const refused: [string, unknown, string][] = [
    [`${variants}/batch`, { update: [{ id: variant?.id, prices: [eur(10), abroad] }] }, "price_for_some"],
    ["/admin/price-lists", { ...list, ...groupAbroad, prices: [eur(5, listed)] }, "price_for_some"],
    ["/admin/price-lists", { ...list, prices: [{ ...abroad, ...listed }] }, "price_for_some"],
    [`${variants}/${variant?.id}`, { prices: [eur(9.995)] }, "price_not_in_cents"],
    [`${variants}/${variant?.id}`, { prices: [eur(9, { min_quantity: 3 })] }, "price_for_one_missing"],
  ]
  for (const [path, body, code] of refused)
    expect({ path, ...(await ask(path, body, "en")) }).toMatchObject({ path, status: 400, body: { code } })

  const shop = new ShopClient()
  const { items, totals } = await shop.addItem(product.id, 2)
  expect(items[0]?.line_total_cents).toBe(2000)
  await shop.openCheckout({ expected_total_cents: totals.total_cents })
})
