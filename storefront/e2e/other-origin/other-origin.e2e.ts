import { once } from "node:events"
import { createServer, type Server } from "node:http"
import { join } from "node:path"
import { given } from "@bon-perroquet/testing"
import type { Page } from "@playwright/test"
import { build, type Rolldown } from "vite"
import { autofill, PROFILE } from "../shop/autofill"
import { CARDS, type PaymentPage } from "../shop/payment-page"
import { expect, test } from "../shop/test"

/** Ports in SHOP_ORIGINS (tools/start/test/settings.mjs). */
const PORTS = [8790, 8791, 8792, 8793]

async function clientCode(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    build: { write: false, rolldownOptions: { input: join(__dirname, "client.tsx") } },
  })) as Rolldown.RolldownOutput
  const [entry] = output
  return entry.code
}

/** A browser blocks calls to this machine from a page without a server. */
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

/** The contract's request does not contain the address. */
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

const signedIn = async (page: Page, form: string, values: Record<string, string>) => {
  const fields = page.getByRole("form", { name: form })
  for (const [name, value] of Object.entries(values))
    await fields.getByLabel(name, { exact: true }).fill(value)
  await fields.getByRole("button").click()
}

test("a client on another origin browses, buys, registers and administers", async ({
  page,
  payment,
  noise,
}) => {
  noise.expect(/\/api\/auth\/register/)
  const email = `elsewhere-${Date.now()}@example.org`
  const status = page.getByRole("status")
  const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click()
  const done = (what: string) => expect(status).toHaveText(what)
  const origin = await serveClient()
  await page.goto(`${origin}/?shop=${encodeURIComponent(given("SHOP_URL"))}`)

  await press("Add Shelled almonds")
  const cart = page.getByRole("region", { name: "Cart" })
  await cart.getByRole("button", { name: "More" }).click()
  await expect(cart).toContainText("Shelled almonds × 2")
  await cart.getByLabel("E-mail").fill(email)
  await press("Pay")
  await payOn(page, payment)
  await expect(page).toHaveURL(new RegExp(`^${origin}/checkout/success`))
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^BP-\d{4}-\d{6}$/)

  await signedIn(page, "Register", { email: "elsewhere", password: "abc" })
  const reasons = page.getByRole("alert").getByRole("listitem")
  await expect(reasons.filter({ hasText: /^(email|password|first_name|last_name): [A-Z].*\.$/ })).toHaveCount(
    4,
  )
  await signedIn(page, "Register", {
    ...{ email, password: "x7Kp2w", first_name: "Ada", last_name: "Peeters", phone: "" },
  })
  await done("signed in")
  await press("Address book")
  await done("address")
  await press("Add Shelled almonds")
  await expect(cart).toContainText("Shelled almonds × 1")
  await cart.getByLabel("E-mail").fill(email)
  await press("Pay")
  await payOn(page, payment)
  const bought = page.getByRole("heading", { level: 1 })
  await expect(bought).toHaveText(/^BP-\d{4}-\d{6}$/)
  await press("Orders")
  await expect(page.getByText(`${await bought.innerText()}: paid`)).toBeVisible()

  await signedIn(page, "Sign in", {
    ...{ email: given("SHOP_ADMIN_EMAIL"), password: given("SHOP_ADMIN_PASSWORD") },
  })
  await expect(page.getByRole("heading", { name: given("SHOP_ADMIN_EMAIL") })).toBeVisible()
  for (const [button, what] of [
    ["Analytics", "analytics"],
    ["Product", "product"],
    ["Orders", "orders"],
  ] as const) {
    await press(button)
    await done(what)
  }
  await press("Prepare the first")
  await done("status")
})
