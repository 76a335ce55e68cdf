import { requireVariable } from "@bon-perroquet/testing"
import { AccountScreen } from "../shop/account-screen"
import { violationsOn } from "../shop/axe"
import { expect, test } from "../shop/test"
import { fill, textsIn } from "../shop/texts"

test("a phone order for a new customer checks the country's postal code and sends the payment link", async ({
  page,
  admin,
  adminCalls,
  toasts,
}) => {
  const product = await adminCalls.makeProduct({ price: 10, stock: 5 })
  const { phoneOrder } = admin.texts
  const name = product.name_fr
  const email = `phone-${product.id.slice(-10).toLowerCase()}@example.org`
  await page.goto("/admin/orders/new")
  const field = (of: keyof typeof phoneOrder.fields) =>
    admin.main.getByLabel(phoneOrder.fields[of], { exact: true })
  const place = admin.button(phoneOrder.sendLink)
  await expect(place).toBeDisabled()
  await admin.main.getByRole("searchbox", { name: phoneOrder.findGoods }).fill(product.sku)
  await admin.button(phoneOrder.addOf, { name }).click()
  const lines = admin.main.getByRole("list", { name: phoneOrder.lines })
  await expect(lines).toContainText("10,00")
  await admin.button(phoneOrder.moreOf, { name }).click()
  await expect(lines).toContainText("20,00")

  await place.click()
  await expect(field("email")).toHaveAccessibleDescription(phoneOrder.errors.email)
  expect(await violationsOn(page)).toEqual([])
  const typed = { email, first_name: "Ada", last_name: "Peeters", street: "Rue Haute 12 bte 1234567890" }
  for (const [of, text] of Object.entries({ ...typed, postal_code: "75001", city: "Bruxelles" }))
    await field(of as keyof typeof phoneOrder.fields).fill(text)
  await expect(field("number")).toHaveValue("12")
  const { errors, fields } = textsIn("fr").checkout
  const labelled = (label: string) => admin.main.getByLabel(new RegExp(`^${label}`))
  await labelled(phoneOrder.fields.phone).fill("0475 12 34 56 après 18 heures")
  await labelled(fields.note).fill("x".repeat(51))
  await place.click()
  await expect(field("postal_code")).toHaveAccessibleDescription(phoneOrder.errors.postal_code)
  const long = (most: number) => fill(errors.long, { most })
  await expect(labelled(phoneOrder.fields.box)).toHaveAccessibleDescription(long(8))
  await expect(labelled(phoneOrder.fields.phone)).toHaveAccessibleDescription(long(20))
  await expect(labelled(fields.note)).toHaveAccessibleDescription(/50\s/)
  await labelled(phoneOrder.fields.box).fill("3")
  await labelled(phoneOrder.fields.phone).fill("0475 12 34 56")
  await labelled(fields.note).fill("Chez les voisins")
  await field("postal_code").fill("B-1000")
  await place.click()
  await expect(toasts).toContainText(fill(phoneOrder.linkSent, { email }))
  await expect(page).toHaveURL(/\/admin\/orders\/BP-/)
  const number = decodeURIComponent(page.url().split("/").at(-1) ?? "")
  expect(await adminCalls.order(number)).toMatchObject({
    ...{ status: "pending", email },
    payment_links: [{ email }],
    shipping_address: { street: "Rue Haute", number: "12", apartment: "3", note: "Chez les voisins" },
  })
  expect((await adminCalls.product(product.id))?.stock).toBe(3)

  await admin.show("/admin/orders/new")
  await admin.main.getByRole("searchbox", { name: phoneOrder.findCustomer }).fill(email)
  await admin.button(phoneOrder.chooseOf, { name: `Ada Peeters, ${email}` }).click()
  await expect(field("street")).toHaveValue("Rue Haute")
  await expect(field("number")).toHaveValue("12")
})

test(
  "an unsaved phone order requires a confirmation and restores its goods",
  { tag: "@campaign" },
  async ({ page, admin, adminCalls, toasts, noise }) => {
    noise.expect(/\/api\/(admin|users|auth)/)
    const { draft } = textsIn("fr").common
    const { phoneOrder } = admin.texts
    const product = await adminCalls.makeProduct({ price: 10, stock: 5 })
    const name = product.name_fr
    const email = `again-${product.id.slice(-10).toLowerCase()}@example.org`
    const field = (of: keyof typeof phoneOrder.fields) =>
      admin.main.getByLabel(phoneOrder.fields[of], { exact: true })
    const lines = admin.main.getByRole("list", { name: phoneOrder.lines })
    const question = page.getByRole("dialog", { name: draft.leave.title })
    const back = admin.main.getByRole("link", { name: admin.texts.tabs.orders, exact: true })

    await page.goto("/admin/orders/new")
    await admin.main.getByRole("searchbox", { name: phoneOrder.findGoods }).fill(product.sku)
    await admin.button(phoneOrder.addOf, { name }).click()
    await expect(lines).toContainText("10,00")
    await back.click()
    await question.getByRole("button", { name: draft.leave.stay }).click()
    const typed = { email, first_name: "Ada", last_name: "Peeters", street: "Rue Haute", number: "12" }
    for (const [of, text] of Object.entries({ ...typed, postal_code: "1000", city: "Bruxelles" }))
      await field(of as keyof typeof phoneOrder.fields).fill(text)
    await back.click()
    await question.getByRole("button", { name: draft.leave.leave, exact: true }).click()
    await expect(page).not.toHaveURL(/orders\/new/)
    // Waits until the list replaces the form.
    await expect(field("email")).toHaveCount(0)
    await page.goBack()
    await admin.button(draft.take).click()
    await expect(field("email")).toHaveValue(email)
    await expect(lines).toContainText(name)

    page.once("dialog", (dialog) => void dialog.accept())
    await page.reload()
    await admin.button(draft.take).click()
    await expect(lines).toContainText(name)

    await page.route(/\/api\/admin\/orders$/, (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 401, json: { detail: "Session terminée.", code: "not_signed_in" } })
        : route.fallback(),
    )
    await admin.button(phoneOrder.sendLink).click()
    await page.waitForURL(/\/auth\?next=/)
    await page.unroute(/\/api\/admin\/orders$/)
    await new AccountScreen(page, "fr").logIn(
      requireVariable("SHOP_ADMIN_EMAIL"),
      requireVariable("SHOP_ADMIN_PASSWORD"),
    )
    await expect(field("email")).toHaveValue(email)
    await expect(lines).toContainText(name)
    await admin.button(phoneOrder.sendLink).click()
    await expect(toasts).toContainText(fill(phoneOrder.linkSent, { email }))
    await expect(page).toHaveURL(/\/admin\/orders\/BP-/)
    expect(await page.evaluate(() => sessionStorage.getItem("bp_form_drafts"))).toBeNull()
    expect((await adminCalls.product(product.id))?.stock).toBe(4)
  },
)
