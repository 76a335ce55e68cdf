import { LOW_STOCK_THRESHOLD } from "@bon-perroquet/contract"
import { fill } from "../shop/texts"
import { expect, test } from "../shop/test"

test("a click on the add-to-cart button during hydration adds the product once", async ({ page, cart }) => {
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel()
    const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"))
    // Clicks when the layout is hydrated and the screen is not.
    port1.onmessage = () => {
      const around = document.querySelector("header button")
      const inside = document.querySelector<HTMLButtonElement>("main article button:not([disabled])")
      if (around && inside && isAlive(around) && !isAlive(inside)) inside.click()
      else if (!inside || !isAlive(inside)) port2.postMessage(null)
    }
    port2.postMessage(null)
  })
  const added = page.waitForResponse((response) => response.url().endsWith("/items"))
  await page.goto("/products")
  await added
  await cart.expectUnits(1)
})

test("the cart survives a reload, its badge counts units, lines can be removed, an empty cart links to the products, and adding shows a confirmation or why it failed", async ({
  page,
  catalogue,
  products,
  cart,
  engine,
  visits,
  noise,
  toasts,
}) => {
  const almonds = await catalogue.almonds()
  const feed = await catalogue.feed()
  await products.open()
  await products.add(almonds)
  await products.add(almonds)
  await products.add(feed)
  await cart.expectUnits(3)
  await page.reload()
  await cart.expectUnits(3)
  await cart.open()
  await expect(cart.lines).toHaveCount(2)
  await cart.panel.getByRole("button", { name: fill(cart.texts.remove, { name: feed.name_fr }) }).click()
  await expect(cart.lines).toHaveCount(1)

  const clear = cart.panel.getByRole("button", { name: cart.texts.clear.action })
  page.once("dialog", (dialog) => void dialog.dismiss())
  await clear.click()
  await expect(cart.lines).toHaveCount(1)
  page.once("dialog", (dialog) => void dialog.accept())
  await clear.click()
  await expect(cart.panel).toContainText(cart.texts.empty.title)

  // The checkout shows no form for an empty cart.
  await page.keyboard.press("Escape")
  await visits.show("/checkout")
  await cart.expectUnits(0)
  const main = page.getByRole("main")
  await expect(main).toContainText(cart.texts.empty.title)
  await expect(main.getByRole("link", { name: cart.texts.continueShopping })).toHaveAttribute(
    "href",
    "/products",
  )
  await cart.open()
  await expect(cart.panel).toContainText(cart.texts.empty.title)
  await cart.panel.getByRole("link", { name: cart.texts.continueShopping }).click()
  await expect(page).toHaveURL(/\/products$/)
  await expect(cart.panel).toBeHidden()

  await test.step("a quantity is limited to the stock, which a note explains, and the server rejects more", async () => {
    const scarce = await catalogue.find(
      "scarce product",
      ({ stock }) => stock > 1 && stock <= LOW_STOCK_THRESHOLD,
    )
    for (let unit = 0; unit < scarce.stock; unit++) await products.add(scarce)
    noise.expect(/\/api\/cart\/[^/]+\/items$/)
    await products.card(scarce).getByRole("button").last().click()
    await expect(toasts).toContainText(cart.texts.failure.insufficientStock)
    await expect(toasts).toContainText(String(scarce.stock))
    await cart.expectUnits(scarce.stock)

    await cart.open()
    await expect(cart.line(scarce)).toContainText(fill(cart.texts.stock.low_other, { count: scarce.stock }))
    await expect(cart.step(scarce, "more")).toBeDisabled()
    const note = fill(cart.texts.quantity.maximum_other, { count: scarce.stock })
    await expect(cart.step(scarce, "more")).toHaveAttribute("title", note)
    for (let unit = scarce.stock; unit > 1; unit--) await cart.step(scarce, "less").click()
    await expect(cart.quantity(scarce)).toHaveText("1")
    await expect(cart.step(scarce, "less")).toBeDisabled()
  })
  await test.step("a product that sold out after the page was loaded", async () => {
    const product = await catalogue.find(
      "product in stock",
      ({ stock, handle }) => stock > 10 && /^graines-de-chanvre/.test(handle),
    )
    // The first key press may only close the toast.
    await expect(async () => {
      await page.keyboard.press("Escape")
      await expect(cart.panel).toBeHidden({ timeout: 1_000 })
    }).toPass()
    await products.show(product)
    const { stocked, reserved } = await engine.stock(product.sku)
    await engine.setStock(product.sku, reserved)
    try {
      await expect.poll(async () => (await catalogue.find("it", ({ id }) => id === product.id)).stock).toBe(0)
      const name = fill(products.texts.card.addOf, { name: product.name_fr })
      await products.card(product).getByRole("button", { name, exact: true }).click()
      await expect(toasts).toContainText(cart.texts.outOfStock.title)
      await expect(toasts).toContainText(cart.texts.outOfStock.text)
    } finally {
      await engine.setStock(product.sku, stocked)
    }
  })
  await test.step("the product card confirms an added product for two seconds", async () => {
    await products.show(almonds)
    // A fixed clock makes the test independent of the machine's speed.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await products.add(almonds)
    const status = products.card(almonds).getByRole("status")
    const text = fill(products.texts.card.addedOf, { name: almonds.name_fr })
    await expect(async () => {
      await page.clock.runFor(100)
      expect(await status.textContent()).toBe(text)
    }).toPass()
    await page.clock.runFor(1_500)
    await expect(status).toHaveText(text)
    await page.clock.runFor(1_000)
    await expect(status).toHaveText("")
  })
})

test("eight quick clicks on the plus button send two requests, and the cart shows the missing amount for free delivery from 70 euros", async ({
  page,
  catalogue,
  cart,
}) => {
  const almonds = await catalogue.almonds()
  const writes: string[] = []
  page.on("request", (request) => {
    if (request.method() === "PUT") writes.push(new URL(request.url()).search)
  })
  await cart.openWith(almonds)
  const cents = Math.round(almonds.price * 100)
  expect((await cart.totals()).delivery).toBeGreaterThan(0)
  const missing = cart.summary.getByText(/Plus que .* pour la livraison offerte \(Belgique\)/)
  expect(Number((await missing.innerText()).replace(/\D/g, ""))).toBe(7000 - cents)
  let allPressed = () => {}
  const pressed = new Promise<void>((resolve) => (allPressed = resolve))
  await page.route(/quantity=/, async (route) => {
    await pressed
    await route.continue()
  })
  await cart.raise(almonds, 1, 9)
  allPressed()
  await expect.poll(async () => (await cart.totals()).items).toBe(9 * cents)
  const size = `variant_id=${almonds.variants[0]?.id ?? ""}`
  expect(writes).toEqual([`?quantity=2&${size}`, `?quantity=9&${size}`])
  await expect(cart.quantity(almonds)).toHaveText("9")
  await cart.raise(almonds, 9, Math.max(9, Math.ceil(7000 / cents)))
  await expect.poll(async () => (await cart.totals()).delivery).toBe(0)
  await expect(cart.summary).toContainText(cart.texts.freeDelivery.reached)
})

test("if the browser blocks storage, an empty cart explains this", async ({ page, cart }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError")
      },
    })
  })
  await page.goto("/products")
  await cart.open()
  await expect(cart.panel.getByRole("status")).toHaveText(cart.texts.empty.blocked)
})
