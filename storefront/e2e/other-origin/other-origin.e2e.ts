import { once } from "node:events"
import { createServer, type Server } from "node:http"
import { join } from "node:path"
import { requireVariable } from "@bon-perroquet/testing"
import type { Page } from "@playwright/test"
import { build, type Rolldown } from "vite"
import { autofill, PROFILE } from "../shop/autofill"
import { CARDS, type PaymentPage } from "../shop/payment-page"
import { expect, test } from "../shop/test"

/** Ports that SHOP_ORIGINS contains (tools/start/test/settings.mjs). */
const PORTS = [8790, 8791, 8792, 8793]

async function clientCode(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    build: { write: false, rolldownOptions: { input: join(__dirname, "client", "index.tsx") } },
  })) as Rolldown.RolldownOutput
  const [entry] = output
  return entry.code
}

/** Serves the client's page, because the browser blocks requests to this machine from a page without a server. */
async function serveClient(): Promise<string> {
  const code = await clientCode()
  const opened = createServer(({ url }, response) => {
    const isCode = url === "/client.js"
    response.setHeader("Content-Type", isCode ? "text/javascript" : "text/html").end(isCode ? code : PAGE)
  })
  for (const port of PORTS) {
    opened.listen(port, "127.0.0.1")
    const isListening = await once(opened, "listening").then(
      () => true,
      () => false,
    )
    if (!isListening) continue
    server = opened
    return `http://client.localhost:${port}`
  }
  throw new Error(`The ports ${PORTS.join(", ")} are taken.`)
}

/** Fills in the address, because the client's request contains none, and pays. */
async function payOn(page: Page, payment: PaymentPage): Promise<void> {
  await page.waitForURL(/\/c\/pay\//)
  await autofill(page.locator("body"), { ...PROFILE, name: "Ada Peeters" })
  await payment.payByCard(CARDS.visa)
}

let server: Server | undefined
test.afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

const PAGE =
  '<!doctype html><title>Client</title><link rel="icon" href="data:,"><script type="module" src="/client.js"></script>'

const send = async (page: Page, form: string, values: Record<string, string>) => {
  const fields = page.getByRole("form", { name: form })
  for (const [name, value] of Object.entries(values))
    await fields.getByLabel(name, { exact: true }).fill(value)
  await fields.getByRole("button").click()
}

test("a client on another origin can browse, buy, register and manage products through the API", async ({
  page,
  payment,
  noise,
}) => {
  noise.expect(/\/api\/auth\/register/)
  const email = `elsewhere-${Date.now()}@example.org`
  const status = page.getByRole("status")
  const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click()
  const done = (what: string) => expect(status).toHaveText(what)
  const products = page.getByRole("region", { name: "Products" })
  const cart = page.getByRole("region", { name: "Cart" })
  const number = page.getByRole("heading", { level: 1 })
  const buy = async () => {
    await cart.getByLabel("E-mail").fill(email)
    await press("Pay")
    await payOn(page, payment)
    await expect(page).toHaveURL(new RegExp(`^${origin}/checkout/success`))
    await expect(number).toHaveText(/^BP-\d{4}-\d{6}$/)
    return number.innerText()
  }
  const origin = await serveClient()
  await page.goto(`${origin}/?shop=${encodeURIComponent(requireVariable("SHOP_URL"))}`)

  await test.step("browses", async () => {
    await done("loaded")
    const all = await products.getByRole("listitem").count()
    await products.getByLabel("Category").selectOption({ label: "Shelled nuts" })
    await expect(products).not.toContainText(`${all} of ${all} products`)
    await products.getByLabel("Search").fill("AMANDES DÉCORT")
    await expect(products.getByRole("listitem")).toHaveCount(1)
    await expect(products.getByRole("listitem")).toContainText(/^Shelled almonds €\d+\.\d\d/)
  })
  await test.step("fills, changes and empties the cart", async () => {
    await press("Add Shelled almonds")
    await cart.getByRole("button", { name: "Remove" }).click()
    await expect(cart).toContainText("Total €0.00")
    await press("Add Shelled almonds")
    await expect(cart).toContainText("Shelled almonds × 1")
    const price = Number((await cart.innerText()).match(/€(\d+\.\d\d)/)?.[1])
    await cart.getByRole("button", { name: "More" }).click()
    await expect(cart).toContainText("Shelled almonds × 2")
    await expect(cart).toContainText(`Total €${(2 * price).toFixed(2)}`)
    await press("Empty")
    await expect(cart).toContainText("Total €0.00")
  })
  await test.step("buys as a guest", async () => {
    await press("Add Shelled almonds")
    await expect(cart).toContainText("Shelled almonds × 1")
    await buy()
  })
  await test.step("shows a reason for every wrong field of the registration", async () => {
    const wrong = {
      email: "elsewhere",
      password: "abc",
      first_name: "",
      last_name: "",
      phone: "1".repeat(99),
    }
    await send(page, "Register", wrong)
    const reasons = page.getByRole("alert").getByRole("listitem")
    for (const field of Object.keys(wrong))
      await expect(reasons.filter({ hasText: new RegExp(`^${field}: [A-Z].*\\.$`) })).toHaveCount(1)
    await expect(reasons).toHaveCount(1 + Object.keys(wrong).length)
    await expect(reasons.first()).toHaveText(/^400: [A-Z]/)
    const person = { email, password: "123456", first_name: "Ada", last_name: "Peeters", phone: "" }
    await send(page, "Register", person)
    await expect(reasons.first()).toHaveText(/^400: .*password/i)
    await send(page, "Register", { password: "x7Kp2w" })
    await done("signed in")
  })
  await test.step("keeps the profile and the addresses of the customer", async () => {
    await send(page, "Profile", { first_name: "Adèle", last_name: "Peeters", phone: "" })
    await done("profile")
    await expect(page.getByRole("heading", { name: `Adèle ${email}` })).toBeVisible()
    await press("Address book")
    await done("address")
  })
  await test.step("buys as the customer, who sees the order", async () => {
    await press("Add Shelled almonds")
    await expect(cart).toContainText("Shelled almonds × 1")
    const bought = await buy()
    await press("Orders")
    const order = page.getByText(`${bought}: paid`)
    await expect(order).toHaveAttribute("id", /^order_/)
  })
  await test.step("administers products, orders and users", async () => {
    const bought = await number.innerText()
    await press("Sign out")
    await send(page, "Sign in", {
      ...{ email: requireVariable("SHOP_ADMIN_EMAIL"), password: requireVariable("SHOP_ADMIN_PASSWORD") },
    })
    await done("signed in")
    await press("Analytics")
    await expect(page.getByText(/^\d+ orders, \d+ products, €\d/)).toBeVisible()
    await press("Users")
    await expect(page.getByText(`${email}: customer`)).toBeVisible()
    await press("Product")
    await done("product")
    await press("All orders")
    await expect(page.getByText(`${bought} is paid`)).toBeVisible()
    await press(`Prepare ${bought}`)
    await expect(page.getByText(`${bought} is preparing`)).toBeVisible()
  })
})
