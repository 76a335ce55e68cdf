import { ShopClient } from "@bon-perroquet/testing"
import { linkTo } from "@bon-perroquet/testing/mailbox"
import { buy } from "@bon-perroquet/testing/purchase"
import { violationsOn } from "../shop/axe"
import { expect, test } from "../shop/test"
import { fill, textsIn } from "../shop/texts"

test("staff send an order in two parcels, two orders in one parcel and goods that are in stock before the others, the customer sees the parcels with their tracking numbers, and a cancelled order returns sent goods to stock only if staff select that", async ({
  page,
  admin,
  adminCalls,
  engine,
}) => {
  const email = `colis-${Date.now()}@example.org`
  const number = await buy(new ShopClient(), { customer_email: email })
  await admin.openOrder(number)
  const { parcels, orders, refund, slip } = admin.texts
  const { account } = textsIn("fr")
  const card = admin.main.getByRole("region", { name: parcels.title, exact: true })
  const dialog = page.getByRole("dialog")
  const [line] = (await adminCalls.order(number)).to_pack
  const first = fill(parcels.number, { number: 1 })

  await card.getByRole("button", { name: parcels.begin, exact: true }).click()
  await expect(dialog.getByRole("button", { name: parcels.pack, exact: true })).toBeDisabled()
  await dialog.getByRole("button", { name: fill(refund.more, { name: line?.local_name ?? "" }) }).click()
  expect(await violationsOn(dialog)).toEqual([])
  await dialog.getByRole("button", { name: parcels.pack, exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(card.getByRole("listitem").filter({ hasText: first })).toContainText(parcels.packed)

  await card
    .getByRole("button", { name: fill(parcels.actionOf, { action: orders.next.shipped, name: first }) })
    .click()
  await dialog.getByLabel(orders.ship.tracking).fill("3232 0000 0301")
  await dialog.getByRole("button", { name: orders.ship.action, exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(admin.status(number)).toContainText(orders.parcel.partly)
  await expect(admin.button(admin.texts.deliveryChange.begin)).toHaveCount(0)
  expect(await violationsOn(page)).toEqual([])

  await admin.show(`/admin/orders/${number}/slip`)
  await expect(admin.main.locator("article")).toContainText(fill(slip.units_one, { count: 1 }))
  await expect(admin.main.locator("article")).not.toContainText("3232 0000 0301")

  const { token } = await linkTo(email, "/orders/view")
  await admin.show(`/orders/view?token=${token}`)
  const shown = page.getByRole("main").getByRole("region", { name: account.order.parcels.title })
  await expect(page.getByRole("main")).toContainText(account.order.partlyShipped)
  await expect(shown).toContainText("3232 0000 0301")
  await expect(shown).toContainText(account.order.parcels.toFollow)
  expect(await violationsOn(page)).toEqual([])

  await admin.show(`/admin/orders/${number}`)
  await admin.next(number, "shipped").click()
  await expect(dialog.getByLabel(orders.ship.tracking)).toHaveValue("")
  await dialog.getByLabel(orders.ship.tracking).fill("3232 0000 0302")
  await dialog.getByRole("button", { name: orders.ship.action, exact: true }).click()
  await expect(card).toContainText("3232 0000 0302")
  await page.goto(`/orders/view?token=${token}`)
  await expect(shown).toContainText("3232 0000 0302")
  await expect(shown).toContainText("3232 0000 0301")

  const { id } = await adminCalls.makeProduct({ stock: 20 })
  const cancelled = await buy(new ShopClient(), {}, id)
  await adminCalls.sendPart(cancelled, 1)
  await admin.show(`/admin/orders/${cancelled}`)
  const { cancel } = orders
  await admin.choose(cancelled, "cancelled")
  const question = page.getByRole("alertdialog")
  await expect(question).toContainText(cancel.goodsUnsent)
  await expect(question.getByRole("checkbox", { name: cancel.restockSent })).not.toBeChecked()
  expect(await violationsOn(question)).toEqual([])
  await question.getByRole("button", { name: cancel.action, exact: true }).click()
  await expect(admin.status(cancelled)).toContainText(admin.statuses.cancelled)
  await expect.poll(async () => (await adminCalls.product(id))?.stock).toBe(19)

  await test.step("two open orders of a customer in one parcel", async () => {
    const email = `ensemble-${Date.now()}@example.org`
    const one = await buy(new ShopClient(), { customer_email: email })
    const second = await buy(new ShopClient(), { customer_email: email })
    const { combine } = admin.texts
    await admin.show(`/admin/orders/${one}`)
    const notice = admin.main.getByRole("region", { name: combine.title })
    await expect(notice).toContainText(second)
    await notice.getByRole("button", { name: combine.begin, exact: true }).click()
    expect(await violationsOn(dialog)).toEqual([])
    await dialog.getByLabel(orders.ship.tracking).fill("3232 0000 0501")
    await dialog.getByRole("button", { name: combine.action, exact: true }).click()
    await expect(notice).toContainText(combine.together)
    for (const number of [one, second])
      expect((await adminCalls.order(number)).delivery.tracking_number).toBe("3232 0000 0501")
    await admin.show(`/admin/orders/${one}/slip`)
    await expect(admin.main.locator("article")).toContainText(fill(slip.together, { numbers: second }))
  })
  await test.step("the goods that are in stock, while the other goods wait", async () => {
    const product = await adminCalls.makeProduct({ stock: 1 })
    const path = `/admin/products/${product.id}/variants/${product.variants[0]?.id ?? ""}`
    await engine.post(path, { allow_backorder: true })
    await expect.poll(async () => (await adminCalls.product(product.id))?.stock).toBeGreaterThan(1)
    const email = `attente-${Date.now()}@example.org`
    const number = await buy(new ShopClient(), { customer_email: email }, product.id)
    const { products } = textsIn("fr")
    await admin.show(`/admin/orders/${number}`)
    await expect(admin.main.getByRole("region", { name: parcels.waiting })).toContainText("1 ×")
    await expect(admin.status(number)).toContainText(orders.parcel.waiting)
    await admin.main.getByRole("button", { name: parcels.begin, exact: true }).click()
    await expect(dialog).toContainText(fill(parcels.waitingOf, { quantity: 1 }))
    await dialog.getByRole("textbox").fill("1")
    await dialog.getByRole("button", { name: parcels.pack, exact: true }).click()
    await expect(dialog).toBeHidden()

    const { token } = await linkTo(email, "/orders/view")
    await admin.show(`/orders/view?token=${token}`)
    await expect(page.getByRole("region", { name: account.order.parcels.waiting })).toContainText("1 ×")
    expect(await violationsOn(page)).toEqual([])
    await admin.show(`/products/${product.handle}`)
    await expect(page.getByRole("main")).toContainText(products.card.onOrder)
  })
})
