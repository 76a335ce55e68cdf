import { formatCents } from "@bon-perroquet/contract"
import type { Page } from "@playwright/test"
import { violationsOn } from "../../shop/axe"
import { delayRequests } from "../../shop/delayed-requests"
import { TESTED_LANGUAGES } from "../../shop/languages"
import { expect, test } from "../../shop/test"
import { fill, pattern } from "../../shop/texts"

function changesOf(page: Page): unknown[] {
  const sent: unknown[] = []
  page.on("request", (request) => {
    if (request.method() === "PATCH") sent.push(request.postDataJSON())
  })
  return sent
}

for (const language of TESTED_LANGUAGES) {
  test.describe(`price typed in ${language}`, () => {
    test.use({ language })

    test("the price field saves a price with a comma or a point on Enter, but not after a pause, and the change can be undone", async ({
      page,
      admin,
      adminCalls,
      catalogue,
      toasts,
    }) => {
      const product = await adminCalls.makeProduct({ price: 12.35 })
      await page.clock.install()
      await admin.openProducts(product.sku)
      const sent = changesOf(page)
      await admin.price(product).fill("")
      await admin.price(product).pressSequentially("13")
      await page.clock.fastForward(60_000)
      await admin.price(product).pressSequentially(",90")
      expect(sent).toEqual([])
      // The list is still loading when the next price is typed.
      const release = await delayRequests(page, /\/api\/admin\/products\?/)
      await admin.price(product).press("Enter")
      const undo = toasts.getByRole("button", { name: admin.texts.undo })
      await expect(undo).toBeVisible()
      // The undo button is visible for longer than other toasts.
      await page.clock.fastForward(5_500)
      await undo.click()
      await page.mouse.move(0, 0)
      await expect(admin.price(product)).toHaveValue(language === "en" ? "12.35" : "12,35")
      expect(sent).toEqual([{ price: 13.9 }, { price: 12.35 }])
      expect((await adminCalls.product(product.id))?.price).toBe(12.35)
      await expect(undo).toBeHidden()

      await admin.price(product).fill("12.40")
      await admin.price(product).press("Tab")
      await expect(undo).toBeVisible()
      release()
      await page.clock.fastForward(11_000)
      await expect(undo).toBeHidden()
      await expect
        .poll(async () => (await catalogue.find("it", ({ id }) => id === product.id)).price)
        .toBe(12.4)
    })
  })
}

test(
  "the price field shows the price of an active price list, and a changed product price does not end the list",
  { tag: "@campaign" },
  async ({ admin, adminCalls, engine }) => {
    const product = await adminCalls.makeProduct({ price: 10 })
    await engine.post("/admin/price-lists", {
      ...{ title: "Action", description: "Action", type: "sale", status: "active" },
      prices: [{ currency_code: "eur", amount: 8, variant_id: product.variants[0]?.id }],
    })
    await admin.openProducts(product.sku)
    const charged = fill(admin.texts.products.charged, { price: formatCents(800, "fr") })
    await expect(admin.productRow(product)).toContainText(charged)
    await admin.price(product).fill("11")
    await admin.price(product).press("Enter")
    await expect.poll(async () => (await adminCalls.product(product.id))?.price).toBe(11)
    expect((await adminCalls.product(product.id))?.variants[0]?.charged_price).toBe(8)
  },
)

test(
  "undoing a stock change keeps the sales since then",
  { tag: "@campaign" },
  async ({ admin, adminCalls, toasts }) => {
    const product = await adminCalls.makeProduct({ stock: 12 })
    await admin.openProducts(product.sku)
    await admin.stock(product).fill("20")
    await admin.stock(product).press("Enter")
    await expect(toasts).toContainText(admin.texts.done.stock)
    await adminCalls.shop.write("PATCH", `/api/admin/products/${product.id}/stock`, { json: { stock: 19 } })
    await toasts.getByRole("button", { name: admin.texts.undo }).click()
    await expect(admin.stock(product)).toHaveValue("11")
    expect((await adminCalls.product(product.id))?.stock).toBe(11)
  },
)

test("the product list edits price and stock by keyboard, asks before large and concurrent changes, and filters by a changed stock", async ({
  page,
  admin,
  adminCalls,
  noise,
  toasts,
}) => {
  noise.expect(/\/(price|stock)$/)
  const product = await adminCalls.makeProduct({ price: 13.9, stock: 12 })
  const { availability, active, outOnly, jump, collision } = admin.texts.products
  const [price, stock, row] = [admin.price(product), admin.stock(product), admin.productRow(product)]
  const question = page.getByRole("alertdialog")
  const elsewhere = (json: { price: number } | { stock: number }) =>
    adminCalls.shop.write("PUT", `/api/admin/products/${product.id}`, { json })
  await admin.openProducts(product.sku)
  await expect(row).toContainText(availability.plenty)
  await expect(row).toContainText(active)
  const changes = changesOf(page)

  await test.step("Escape, the wheel and invalid numbers change nothing", async () => {
    await price.fill("8")
    await price.press("Escape")
    await expect(price).toHaveValue("13,90")
    await stock.click()
    await page.mouse.wheel(0, -400)
    await page.mouse.wheel(0, 400)
    await expect(stock).toHaveValue("12")
    await stock.fill("-3")
    await stock.press("Enter")
    await expect(stock).toHaveAccessibleDescription(admin.texts.form.errors.stock)
    await expect(stock).toHaveAttribute("aria-invalid", "true")
    await stock.press("Tab")
    await stock.press("Escape")
    await expect(stock).toHaveValue("12")
    expect(changes).toEqual([])
  })
  await test.step("a price change by more than half requires a confirmation", async () => {
    await price.fill("1390")
    await price.press("Enter")
    await expect(question).toContainText(/13,90.€.*1.390,00.€/)
    expect(await violationsOn(question)).toEqual([])
    await question.getByRole("button", { name: pattern(jump.keep) }).click()
    await expect(price).toHaveValue("13,90")
    expect(changes).toEqual([])
    await price.fill("1,39")
    await price.press("Tab")
    await question.getByRole("button", { name: pattern(jump.action) }).click()
    await expect(toasts).toContainText(admin.texts.done.price)
    expect(changes).toEqual([{ price: 1.39 }])

    await admin.button(admin.texts.products.editOf, { name: product.name_fr }).click()
    await admin.field(admin.texts.form.price).fill("13,90")
    await admin.button(admin.texts.form.save).click()
    await question.getByRole("button", { name: pattern(jump.action) }).click()
    await expect(toasts).toContainText(admin.texts.done.changed)
    expect((await adminCalls.product(product.id))?.price).toBe(13.9)
  })
  await test.step("after a change by somebody else, staff choose one of both values", async () => {
    await price.fill("12")
    await elsewhere({ price: 12.5 })
    await price.press("Enter")
    await expect(question).toContainText(/12,50.€.*12,00.€/)
    expect(await violationsOn(question)).toEqual([])
    await question.getByRole("button", { name: pattern(collision.keep) }).click()
    await expect(price).toHaveValue("12,50")

    await stock.fill("20")
    await elsewhere({ stock: 9 })
    await stock.press("Enter")
    await question.getByRole("button", { name: fill(collision.action, { mine: 20 }) }).click()
    await expect(toasts).toContainText(admin.texts.done.stock)
    await price.fill("11")
    await elsewhere({ stock: 8 })
    await price.press("Enter")
    await expect.poll(() => adminCalls.product(product.id)).toMatchObject({ price: 11, stock: 8 })
  })
  await test.step("the sold-out badge and filter follow the stock", async () => {
    await expect(stock).toHaveValue("8")
    for (const [units, badge] of [
      ["5", availability.low],
      ["0", availability.out],
    ] as const) {
      await stock.fill(units)
      await stock.press("Enter")
      await expect(row).toContainText(badge)
    }

    let go: () => void = () => undefined
    const released = new Promise<void>((resolve) => (go = resolve))
    const sent: unknown[] = []
    await page.route(/\/stock$/, async (route) => {
      sent.push(route.request().postDataJSON())
      if (sent.length === 1) await released
      await route.continue()
    })
    await admin.stock(product).fill("20")
    await admin.stock(product).press("Enter")
    await expect.poll(() => sent.length).toBe(1)
    for (const text of ["3", "30", "0"]) {
      await admin.stock(product).fill(text)
      await admin.stock(product).press("Enter")
    }
    go()
    await expect.poll(() => sent).toEqual([{ stock: 20 }, { stock: 0 }])
    await expect(admin.stock(product)).toHaveAttribute("aria-busy", "false")
    await expect(admin.stock(product)).toHaveValue("0")
    expect((await adminCalls.product(product.id))?.stock).toBe(0)

    await admin.main.getByRole("switch", { name: outOnly }).click()
    await expect(page).toHaveURL(/out=true/)
    await expect(row).toBeVisible()
    await admin.stock(product).fill("9")
    await admin.stock(product).press("Enter")
    await expect(admin.panel.getByText(admin.texts.products.noneOut)).toBeVisible()
  })
})
