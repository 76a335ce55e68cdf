import { adminProductInformationSchema } from "@bon-perroquet/contract"
import { violationsOn } from "../../shop/axe"
import { expect, test } from "../../shop/test"
import { fill, textsIn } from "../../shop/texts"

test("the form for mandatory product information depends on the kind of product, and merges changes by others", async ({
  page,
  admin,
  adminCalls,
  toasts,
  noise,
}) => {
  const { information } = admin.texts
  const { fields, kinds } = textsIn("fr")["product-information"]
  const { allergens } = textsIn("fr").products.information
  const product = await adminCalls.makeProduct({ information: undefined })
  const path = `/api/admin/products/${product.id}/information`
  const stored = async () =>
    adminProductInformationSchema.parse((await adminCalls.shop.send("GET", path)).body)

  await page.goto(`/admin/products?edit=${product.id}`)
  const part = page.getByRole("region", { name: information.title })
  await expect(part.getByText(fill(information.missing, { fields: fields.kind }))).toBeVisible()
  await part.getByLabel(fields.kind).selectOption({ label: kinds.food })
  await part.getByLabel(new RegExp(`^${fields.ingredients} \\(français`)).fill("Riz, *cacahuètes*")
  await part.getByLabel(information.allergensTold).check()
  await part.getByRole("group", { name: information.contains }).getByLabel(allergens.peanuts).check()
  await part.getByLabel(fields.salt).fill("beaucoup")
  await admin.button(information.save).click()
  await expect(part.getByText(information.wrong.amount)).toBeVisible()
  await part.getByLabel(fields.salt).fill("0,75")
  expect(await violationsOn(part)).toEqual([])

  noise.expect(new RegExp(path))
  await adminCalls.shop.write("PUT", path, { json: { origin: "VN" } })
  await admin.button(information.save).click()
  await expect(toasts).toContainText(information.saved)
  await expect(part.getByLabel(fields.origin)).toHaveValue("VN")
  expect(await stored()).toMatchObject({
    ...{ kind: "food", ingredients_fr: "Riz, *cacahuètes*", allergens: ["peanuts"], salt: 0.75 },
    origin: "VN",
  })
})
