import { formatCents, type Language } from "@bon-perroquet/contract"
import { ShopClient } from "@bon-perroquet/testing"
import { representatives } from "@bon-perroquet/testing/campaign"
import { buy } from "@bon-perroquet/testing/purchase"
import { violationsOn } from "../shop/axe"
import { expect, test } from "../shop/test"
import { fill } from "../shop/texts"

for (const [device, width] of representatives([
  ["desktop", 1280],
  ["phone", 390],
] as const))
  test(`on a ${device}, staff change the address and delivery method of an order, choose between both values after a conflict, and copy the order if the VAT rate differs`, async ({
    page,
    admin,
    adminCalls,
    toasts,
    noise,
  }) => {
    noise.expect(/\/delivery(\?country=FR)?$/)
    await page.setViewportSize({ width, height: 900 })
    const number = await buy(new ShopClient())
    await admin.openOrder(number)
    const { deliveryChange: texts, phoneOrder, order } = admin.texts
    const dialog = page.getByRole("dialog", { name: fill(texts.title, { number }) })
    const field = (of: keyof typeof phoneOrder.fields) =>
      dialog.getByLabel(phoneOrder.fields[of], { exact: true })
    const save = dialog.getByRole("button", { name: texts.save, exact: true })
    const open = admin.button(texts.begin)
    await open.click()
    await expect(field("street")).toHaveValue("Rue Haute")
    await field("street").fill("Veldstraat 5 bus 2")
    await field("street").blur()
    await field("postal_code").fill("90")
    await field("city").fill("Gent")
    await save.click()
    await expect(field("postal_code")).toHaveAccessibleDescription(phoneOrder.errors.postal_code)
    expect(await violationsOn(dialog)).toEqual([])
    await field("postal_code").fill("9000")
    await save.click()
    await expect(toasts).toContainText(texts.saved)
    await expect(dialog).toBeHidden()
    await expect(admin.main.getByText("Veldstraat 5", { exact: false }).first()).toBeVisible()
    const history = admin.main.getByRole("list", { name: order.history })
    await expect(history).toContainText("9000 Gent")

    await open.click()
    await field("street").fill("Rue Basse")
    await adminCalls.changeStreet(number, "Rue Neuve")
    await save.click()
    await dialog.getByRole("radio", { name: /Rue Neuve/ }).check()
    await expect(field("street")).toHaveValue("Rue Neuve")
    await field("street").fill("Rue du Pont")
    await save.click()
    await expect(dialog).toBeHidden()
    expect((await adminCalls.order(number)).shipping_address?.street).toBe("Rue du Pont")

    await open.click()
    await field("country").selectOption("FR")
    const methods = dialog.getByRole("radiogroup", { name: texts.method })
    await expect(methods.getByRole("radio", { name: texts.kinds.home })).toBeChecked()
    const typed = { street: "Rue Nationale", number: "12", postal_code: "59000", city: "Lille" } as const
    for (const [of, text] of Object.entries(typed)) await field(of as keyof typeof typed).fill(text)
    await dialog.getByRole("radio", { name: texts.price.unchanged }).check()
    await save.click()
    const reason = dialog.getByLabel(texts.price.reason, { exact: true })
    await expect(reason).toHaveAccessibleDescription(new RegExp(texts.price.reasonMissing))
    await reason.fill("Geste commercial")
    expect(await violationsOn(dialog)).toEqual([])
    await save.click()
    await expect(dialog).toBeHidden()
    await expect(history).toContainText("Geste commercial")
    const abroad = await adminCalls.order(number)
    expect(abroad).toMatchObject({ due_cents: 0, shipping_address: { country: "FR" } })

    await open.click()
    await field("country").selectOption("BE")
    await methods.getByRole("radio", { name: texts.kinds.locker }).check()
    await dialog.getByRole("radiogroup", { name: /./ }).last().getByRole("radio").first().check()
    await save.click()
    await expect(dialog).toBeHidden()
    const last = await adminCalls.order(number)
    const [change] = last.delivery_changes.slice(-1)
    expect(last.delivery.code).toBe("locker")
    expect(change?.difference_cents).toBeLessThan(0)
    expect(last.payment.refunded_cents).toBe(0 - (change?.difference_cents ?? 0))
    const amount = formatCents(last.payment.refunded_cents, "fr" satisfies Language)
    await expect(history).toContainText(fill(texts.price.less.title, { amount }))

    const product = await adminCalls.makeProduct({ stock: 20 })
    const business = { company: "Oiseaux", vat_number: "FR40303265045" }
    const ofBusiness = await buy(new ShopClient(), { business }, product.id)
    await admin.show(`/admin/orders/${ofBusiness}`)
    await admin.status(ofBusiness).waitFor()
    await open.click()
    const copied = page.getByRole("dialog", { name: fill(texts.title, { number: ofBusiness }) })
    await copied.getByLabel(phoneOrder.fields.country, { exact: true }).selectOption("FR")
    await expect(copied.getByRole("alert")).toBeVisible()
    expect(await violationsOn(copied)).toEqual([])
    await copied.getByRole("link", { name: phoneOrder.copyBegin }).click()
    await admin.button(fill(phoneOrder.copy, { number: ofBusiness })).click()
    await expect(admin.main.getByRole("list", { name: phoneOrder.lines })).toContainText(product.name_fr)
    await expect(admin.main.getByLabel(phoneOrder.fields.country, { exact: true })).toHaveValue("FR")
    await expect(admin.main.getByLabel(phoneOrder.fields.last_name, { exact: true })).toHaveValue("Peeters")
  })
