import { buy } from "@bon-perroquet/testing/purchase"
import { requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { WITHOUT_ROWS } from "../shop/admin-screen"
import { violationsOn } from "../shop/axe"
import { expect, test } from "../shop/test"
import { fill } from "../shop/texts"

/** Returns a Belgian business with a random valid number. */
function business() {
  const base = `04${String(Math.floor(Math.random() * 1e6)).padStart(6, "0")}`
  const enterprise = `${base}${String(97 - (Number(base) % 97)).padStart(2, "0")}`
  return { vat_number: `BE${enterprise}`, receiver: `0208:${enterprise}` }
}

test("the dashboard lists an undelivered Peppol invoice, which staff mark as delivered another way", async ({
  page,
  admin,
  adminCalls,
}) => {
  const product = await adminCalls.makeProduct({ price: 10, stock: 5 })
  const { vat_number, receiver } = business()
  await fetch(`${requireVariable("BUSINESS_EMULATOR_URL")}/_control/e-invoice`, {
    method: "POST",
    body: JSON.stringify({ receiver, fate: "unregistered" }),
  })
  const order = await buy(new ShopClient(), { business: { company: "Volière SRL", vat_number } }, product.id)
  const path = `/api/admin/orders/${order}/e-invoices`
  await until("the answer", async () =>
    JSON.stringify((await adminCalls.shop.send("GET", path)).body).includes("unregistered"),
  )

  const { eInvoices, today } = admin.texts
  await page.goto(`/admin?${WITHOUT_ROWS}`)
  await admin.main.getByRole("link", { name: today.eInvoices }).click()
  const line = admin.main.getByRole("listitem").filter({ hasText: vat_number })
  await expect(line).toContainText(eInvoices.states.unregistered)
  expect(await violationsOn(page)).toEqual([])
  await line.getByRole("link").click()
  await expect(admin.main).toContainText(vat_number)
  const [invoice] = (await adminCalls.order(order)).documents
  const name = fill(eInvoices.invoice, { number: invoice?.number ?? "" })
  await admin.button(eInvoices.settleOf, { name }).click()
  await expect(admin.main.getByText(eInvoices.states.settled, { exact: true })).toBeVisible()
  await admin.show("/admin/e-invoices")
  await expect(admin.main.getByRole("heading", { level: 1 })).toHaveText(eInvoices.title)
  await expect(admin.main).not.toContainText(vat_number)
})
