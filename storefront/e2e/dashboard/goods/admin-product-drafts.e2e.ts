import { violationsOn } from "../../shop/axe"
import { TESTED_LANGUAGES } from "../../shop/languages"
import { expect, test } from "../../shop/test"
import { fill, textsIn } from "../../shop/texts"

for (const language of TESTED_LANGUAGES) {
  test.describe(`product draft in ${language}`, () => {
    test.use({ language })

    test("a new product is a draft that names its missing information, and is published with one click", async ({
      page,
      admin,
      adminCalls,
      toasts,
    }) => {
      const name = `Noix du Queensland ${Date.now()}`
      const { form, products, productDraft, done } = admin.texts
      const { fields } = textsIn(language)["product-information"]
      await admin.openProducts()
      await admin.button(products.add).click()
      await expect(admin.panel.getByText(productDraft.intro)).toBeVisible()
      await admin.field(form.name, "fr").fill(name)
      await admin.field(form.price).fill("12,35")
      await admin.button(form.create).click()
      await expect(toasts).toContainText(done.created)
      await adminCalls.adopt(name)

      const note = admin.panel.getByRole("note").filter({ hasText: productDraft.title })
      await expect(note).toContainText(fill(productDraft.missing, { fields: fields.kind }))
      await expect(admin.button(productDraft.publish)).toHaveCount(0)
      expect(await violationsOn(page)).toEqual([])

      const id = new URL(page.url()).searchParams.get("edit") ?? ""
      expect(await adminCalls.product(id)).toMatchObject({ name_fr: name, active: false })
      await adminCalls.shop.write("PUT", `/api/admin/products/${id}/information`, {
        json: {
          ...{ kind: "single_ingredient_food", allergens: ["nuts"] },
          ...{ manufacturer_name: "Noix SRL", manufacturer_address: "Rue Haute 12, 1000 Bruxelles" },
          manufacturer_country: "BE",
        },
      })
      await page.reload()
      await expect(note).toContainText(productDraft.complete)
      await admin.button(productDraft.publish).press("Enter")
      await expect(toasts).toContainText(productDraft.published)
      await expect(note).toBeHidden()
      expect(await adminCalls.product(id)).toMatchObject({ active: true })
    })
  })
}
