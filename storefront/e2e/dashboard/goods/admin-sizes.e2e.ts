import { sizedName } from "@bon-perroquet/contract"
import { violationsOn } from "../../shop/axe"
import { TESTED_LANGUAGES } from "../../shop/languages"
import { expect, test } from "../../shop/test"
import { fill } from "../../shop/texts"

for (const language of TESTED_LANGUAGES) {
  test.describe(`product sizes in ${language}`, () => {
    test.use({ language })

    test("staff add a second size to a product, change its price and stock in the list, and sort, rename and remove sizes", async ({
      page,
      admin,
      adminCalls,
      toasts,
    }) => {
      const product = await adminCalls.makeProduct({ unit_label: "€/500 g" })
      const { form, done } = admin.texts
      const { sizes } = form
      const edit = fill(admin.texts.products.editOf, { name: admin.nameOf(product) })
      const row = (number: number) =>
        admin.main.getByRole("group", { name: fill(sizes.size, { number }), exact: true })
      const label = (number: number) =>
        row(number).getByLabel(fill(sizes.label, { language: "FR" }), { exact: true })
      const save = async () => {
        await admin.button(form.save).click()
        await expect(admin.button(form.save)).toBeHidden()
        await expect(toasts).toContainText(done.changed)
      }

      await admin.openProducts(product.sku)
      await admin.button(edit).click()
      await admin.button(sizes.begin).click()
      await expect(label(1)).toHaveValue("500 g")
      await expect(row(1).getByLabel(form.price)).toHaveValue(language === "en" ? "7.35" : "7,35")
      await admin.button(form.save).click()
      await expect(row(2)).toContainText(form.errors.size)
      await expect(row(2)).toContainText(form.errors.price)
      await label(2).fill("5 kg")
      await row(2).getByLabel(form.price).fill("60,00")
      await row(2).getByLabel(form.stock).fill("3")
      expect(await violationsOn(page)).toEqual([])
      await save()
      expect((await adminCalls.product(product.id))?.variants).toMatchObject([
        { id: product.variants[0]?.id, label_fr: "500 g", price: 7.35, stock: 12 },
        { label_fr: "5 kg", price: 60, stock: 3, weight: 5000 },
      ])

      const name = sizedName(admin.nameOf(product), "5 kg")
      const { priceOf, stockOf } = admin.texts.products
      const [price, stock] = [priceOf, stockOf].map((text) =>
        admin.main.getByLabel(fill(text, { name }), { exact: true }),
      )
      await price?.fill("58,50")
      await price?.press("Enter")
      await expect(toasts).toContainText(done.price)
      await stock?.fill("7")
      await stock?.press("Enter")
      await expect(toasts).toContainText(done.stock)
      expect((await adminCalls.product(product.id))?.variants).toMatchObject([
        { price: 7.35, stock: 12 },
        { price: 58.5, stock: 7 },
      ])

      await admin.button(edit).click()
      await admin.button(sizes.earlier, { number: 2 }).click()
      await expect(label(1)).toHaveValue("5 kg")
      await label(1).fill("6 kg")
      await save()
      expect((await adminCalls.product(product.id))?.variants).toMatchObject([
        { label_fr: "6 kg", price_per_kg: 9.75 },
        { label_fr: "500 g", stock: 12 },
      ])

      await admin.button(edit).click()
      await admin.button(sizes.remove, { number: 1 }).click()
      await save()
      expect(await adminCalls.product(product.id)).toMatchObject({
        ...{ unit_label: "€/500 g", price: 7.35, stock: 12 },
        variants: [{ label_fr: "500 g" }],
      })
    })
  })
}
