import { requireVariable } from "@bon-perroquet/testing"
import { Client } from "pg"
import { violationsOn } from "../shop/axe"
import { addressOf } from "../shop/catalogue"
import { expect, test } from "../shop/test"
import { fill, textsIn } from "../shop/texts"

/** Stores pairs of products, as the nightly job does. */
async function boughtTogether(product: string, others: readonly string[]): Promise<void> {
  const database = new Client({ connectionString: requireVariable("DATABASE_URL") })
  await database.connect()
  for (const [place, other] of others.entries())
    await database.query("INSERT INTO bought_pair (product_id, other_id, buyers) VALUES ($1, $2, $3)", [
      product,
      other,
      9 - place,
    ])
  await database.end()
}

test("the product page shows products often bought together and adds all of them to the cart", async ({
  page,
  admin,
  adminCalls,
  productPage,
  catalogue,
  cart,
}) => {
  const { page: texts } = textsIn("fr").products
  const { together } = textsIn("fr").admin
  const [nuts, ...others] = [
    await adminCalls.makeProduct(),
    await adminCalls.makeProduct(),
    await adminCalls.makeProduct(),
  ]
  await boughtTogether(
    nuts.id,
    others.map(({ id }) => id),
  )
  await page.goto(`/admin/products?edit=${nuts.id}`)
  await admin.expectLoaded()
  const table = page.getByRole("region", { name: together.title }).getByRole("table")
  await expect(table.getByRole("link")).toHaveText(others.map(({ name_fr }) => name_fr))

  const product = await catalogue.find("product", ({ id }) => id === nuts.id)
  await admin.show(addressOf(product, "fr"))
  await productPage.expect(product)
  const part = page.getByRole("region", { name: texts.together })
  await expect(part.getByRole("heading", { level: 3 })).toHaveText(others.map(({ name_fr }) => name_fr))
  const addAll = part.getByRole("button", { name: fill(texts.addAll, { number: "2" }) })
  await addAll.click()
  await expect(part.getByRole("status").last()).toHaveText(fill(texts.addedAll, { number: "2" }))
  await cart.expectUnits(2)
  expect(await violationsOn(page)).toEqual([])
})
