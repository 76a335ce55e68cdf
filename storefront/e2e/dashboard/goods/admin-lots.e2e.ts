import { requireVariable, ShopClient } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import { AdminCalls, signInAs } from "../../shop/admin-screen"
import { violationsOn } from "../../shop/axe"
import { ProofDialog } from "../../shop/proof-dialog"
import { expect, test } from "../../shop/test"
import { fill } from "../../shop/texts"

test("staff receive a lot, print it on a packing slip, and recall it from its recipients", async ({
  page,
  admin,
  adminCalls,
  toasts,
  noise,
}) => {
  noise.expect(/\/api\/admin\/(lots\/[^/]+\/recipients\.csv|products\/[^/]+\/lots\/count)/)
  await signInAs(page, (await AdminCalls.signIn()).signedIn)
  const { lots, slip, stock } = admin.texts
  const product = await adminCalls.makeProduct({ stock: 0 })
  await page.goto(`/admin/stock?id=${product.id}`)
  await page.getByRole("switch", { name: lots.keep }).click()
  const form = page.getByRole("form", { name: lots.receive })
  await admin.button(lots.save).click()
  await expect(form.getByLabel(lots.number)).toHaveAttribute("aria-invalid", "true")
  await form.getByLabel(lots.number).fill("L26-117")
  await form.getByLabel(lots.quantity).fill("10")
  await form.getByLabel(lots.bestBefore).fill("2031-03-31")
  await form.getByLabel(lots.supplier).fill("Noiseraie SRL")
  await admin.button(lots.save).click()
  const table = page.getByRole("table", { name: lots.title })
  await expect(table.getByRole("row").nth(1)).toContainText(/L26-117.*Noiseraie SRL.*10/s)
  await expect(page.getByRole("table", { name: stock.now })).toContainText("10")
  expect(await violationsOn(page)).toEqual([])

  const number = await buy(new ShopClient(), {}, product.id)
  await adminCalls.setStatus(number, "preparing")
  await admin.show(`/admin/orders/${number}/slip`)
  await expect(admin.main.getByRole("article")).toContainText(fill(slip.lot, { number: "L26-117" }))
  await admin.show(`/admin/orders/${number}`)
  await admin.main.getByRole("link", { name: "L26-117" }).click()
  await expect(page.getByRole("table", { name: lots.recipients })).toContainText(number)

  const list = page.waitForEvent("download")
  await admin.button(lots.csv).click()
  await new ProofDialog(page, "fr").give(requireVariable("SHOP_ADMIN_PASSWORD"))
  expect((await list).suggestedFilename()).toBe("L26-117.csv")

  await admin.button(lots.recall).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: lots.recallNow }).click()
  await expect(dialog.getByText(lots.wrongReason)).toBeVisible()
  await dialog.getByRole("textbox").first().fill("Présence possible de moisissures.")
  expect(await violationsOn(dialog)).toEqual([])
  await dialog.getByRole("button", { name: lots.recallNow }).click()
  await expect(toasts).toContainText(lots.recallDone)
  await expect(admin.main).toContainText("Présence possible de moisissures.")
  await expect(admin.main.getByText(lots.states.recalled, { exact: true }).first()).toBeVisible()

  const sound = { json: { number: "L26-118", quantity: 5 } }
  await adminCalls.shop.write("POST", `/api/admin/products/${product.id}/lots`, sound)
  await page.getByRole("checkbox", { name: fill(lots.chooseOrder, { number }) }).check()
  await admin.button(lots.replace).click()
  await page.getByRole("alertdialog").getByRole("button", { name: lots.replaceNow }).click()
  const recipients = page.getByRole("table", { name: lots.recipients })
  const replacement = recipients.getByRole("link").nth(1)
  await replacement.click()
  await expect(admin.main).toContainText(`${admin.texts.order.replaces} ${number}`)

  await page.goto(`/admin/stock?id=${product.id}`)
  await admin.button(lots.count).click()
  await dialog.getByLabel("L26-118").fill("3")
  expect(await violationsOn(dialog)).toEqual([])
  const arrived = { json: { number: "L26-119", quantity: 3 } }
  await adminCalls.shop.write("POST", `/api/admin/products/${product.id}/lots`, arrived)
  const more = { json: { ...arrived.json, number: "L26-118" } }
  await adminCalls.shop.write("POST", `/api/admin/products/${product.id}/lots`, more)
  const save = dialog.getByRole("button", { name: lots.countSave })
  await save.click()
  await expect(toasts).toContainText(admin.texts.failure.stock)
  await expect(dialog.getByLabel("L26-119")).toHaveValue("3")
  await expect(dialog.getByLabel("L26-118")).toHaveValue("3")
  await expect(dialog.getByLabel("L26-118")).toHaveAccessibleDescription(/^Le stock a changé/)
  await save.click()
  await expect(table.getByRole("row").filter({ hasText: "L26-118" })).toContainText(`${lots.quantity}3`)
})

test(
  "the recall dialog keeps its draft, and replacements show a result per order and keep rejected orders selected",
  { tag: "@campaign" },
  async ({ page, admin, adminCalls, toasts }) => {
    const { lots } = admin.texts
    const product = await adminCalls.makeProduct({ stock: 0 })
    const path = `/api/admin/products/${product.id}/lots`
    await adminCalls.shop.write("PUT", path, { json: { is_kept: true } })
    const called = `L-${product.id.slice(-8)}`
    await adminCalls.shop.write("POST", path, { json: { number: called, quantity: 4 } })
    const numbers: string[] = []
    for (let order = 0; order < 2; order += 1) {
      const number = await buy(new ShopClient(), {}, product.id)
      await adminCalls.setStatus(number, "preparing")
      numbers.push(number)
    }
    const [first = ""] = numbers
    await page.goto(`/admin/orders/${first}`)
    await admin.main.getByRole("link", { name: called }).click()
    await admin.button(lots.recall).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("textbox").first().fill("Présence possible de moisissures.")
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
    await admin.button(lots.recall).click()
    await expect(dialog.getByRole("textbox").first()).toHaveValue("Présence possible de moisissures.")
    await dialog.getByRole("button", { name: lots.recallNow }).click()
    await expect(toasts).toContainText(lots.recallDone)

    await adminCalls.shop.write("POST", path, { json: { number: `${called}-2`, quantity: 2 } })
    for (const number of numbers)
      await page.getByRole("checkbox", { name: fill(lots.chooseOrder, { number }) }).check()
    await admin.button(lots.replace).click()
    await page.getByRole("alertdialog").getByRole("button", { name: lots.replaceNow }).click()
    await expect(toasts).toContainText(fill(lots.replaceDone_one, { count: 1 }))
    await expect(toasts).toContainText(lots.replaceRefused)
    await expect(toasts).toContainText(new RegExp(numbers.join("|")))
    const bar = page.getByRole("region", { name: lots.chosenBar })
    await expect(bar).toContainText(fill(lots.chosenOrders_one, { count: 1 }))
  },
)
