import { dayInBelgium, dayLater, formatCents } from "@bon-perroquet/contract"
import { WITHOUT_ROWS } from "../../shop/admin-screen"
import { violationsOn } from "../../shop/axe"
import { addressOf, nameOf } from "../../shop/catalogue"
import { expect, test } from "../../shop/test"
import { fill } from "../../shop/texts"

test("staff create an automatic promotion, which shoppers see on the product and in the cart, and end it, and see promotions that the form does not support read-only with a link to Medusa Admin", async ({
  page,
  admin,
  adminCalls,
  catalogue,
  engine,
  products,
  productPage,
  toasts,
}) => {
  const { id } = await adminCalls.makeProduct({ price: 9.9, stock: 20 })
  const product = await catalogue.find("own product", (each) => each.id === id)
  const name = nameOf(product, "fr")
  const { promotions, frame } = admin.texts
  const { form } = promotions
  const code = `Fête ${id.slice(-6)}`
  await page.goto(`/admin?${WITHOUT_ROWS}`)
  await admin.entry("promotions").click()
  await admin.main.getByRole("link", { name: promotions.new }).click()
  await admin.main.getByRole("radio", { name: promotions.kinds.automatic }).check()
  await admin.main.getByLabel(form.name, { exact: true }).fill(code)
  await admin.main.getByLabel(form.on).selectOption("products")
  await admin.button(form.create).click()
  await expect(admin.main.getByText(form.errors.products)).toBeVisible()
  await expect(admin.main.getByText(form.errors.percent)).toBeVisible()
  await admin.main.getByRole("searchbox", { name: form.find }).fill(name)
  await admin.main.getByRole("button", { name: fill(form.addOf, { name }) }).click()
  await admin.main.getByLabel(form.valuePercent).fill("10")
  await admin.main.getByLabel(form.until).fill(dayLater(dayInBelgium(new Date()), 2))
  expect(await violationsOn(page)).toEqual([])
  await admin.button(form.create).click()
  await expect(toasts).toContainText(form.created)
  const row = admin.main.getByRole("row").filter({ hasText: code })
  await expect(row).toContainText(promotions.states.running)

  const { offers } = productPage.texts.products
  const inCart = fill(offers.inCart, { price: formatCents(891, "fr") })
  const list = `/products?q=${encodeURIComponent(name)}`
  await expect.poll(async () => (await page.request.get(list)).text()).toContain(formatCents(891, "fr"))
  await admin.show(list)
  await expect(products.card(product)).toContainText(inCart)
  await admin.show(addressOf(product, "fr"))
  await expect(page.getByRole("list", { name: offers.list })).toContainText(
    fill(offers.compared, { price: formatCents(990, "fr") }),
  )
  expect(await violationsOn(page)).toEqual([])

  await admin.show("/admin/promotions")
  await row.getByRole("link", { name: code }).click()
  await admin.button(promotions.end.action).click()
  await page.getByRole("alertdialog").getByRole("button", { name: promotions.end.confirm }).click()
  await expect(toasts).toContainText(promotions.end.done)
  await expect(admin.main.getByText(promotions.states.ended, { exact: true })).toBeVisible()
  await expect(admin.button(promotions.end.action)).toHaveCount(0)
  await admin.button(promotions.delete.action).click()
  await page.getByRole("alertdialog").getByRole("button", { name: promotions.delete.confirm }).click()
  await expect(admin.main.getByRole("heading", { level: 1 })).toHaveText(frame.to.promotions)
  await expect(row).toHaveCount(0)

  const region = `REGION-${Date.now().toString(36)}`
  const { promotion } = await engine.post<{ promotion: { id: string } }>("/admin/promotions", {
    ...{ code: region, type: "standard", status: "active" },
    application_method: { type: "percentage", value: 10, target_type: "order", allocation: "across" },
    rules: [{ attribute: "region_id", operator: "in", values: ["reg_1"] }],
  })
  await admin.show(`/admin/promotions/${promotion.id}`)
  await expect(admin.main.getByRole("heading", { level: 1 })).toContainText(region)
  await expect(admin.main.getByRole("heading", { name: promotions.foreign.title })).toBeVisible()
  await expect(admin.main.getByRole("link", { name: admin.texts.medusa.open })).toHaveAttribute(
    "href",
    new RegExp(`/app/promotions/${promotion.id}$`),
  )
  await expect(admin.button(promotions.form.save)).toHaveCount(0)
})
