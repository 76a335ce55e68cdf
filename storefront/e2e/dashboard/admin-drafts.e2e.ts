import type { AdminProduct } from "@bon-perroquet/contract"
import { requireVariable } from "@bon-perroquet/testing"
import { AccountScreen } from "../shop/account-screen"
import type { AdminScreen } from "../shop/admin-screen"
import { violationsOn } from "../shop/axe"
import { expect, test } from "../shop/test"
import { informationIn, textsIn } from "../shop/texts"

const { draft } = textsIn("fr").common
async function edit(admin: AdminScreen, product: AdminProduct) {
  await admin.button(admin.texts.products.editOf, { name: product.name_fr }).click()
  await admin.field(admin.texts.form.price).waitFor()
}

async function openForm(admin: AdminScreen, product: AdminProduct) {
  await admin.openProducts(product.sku)
  await edit(admin, product)
}
const [OFFERED = "", RESTORED = ""] = [draft.offered, draft.restored].map((text) => text.split(" (")[0])

test("the product form merges changes by two people, shows conflicts of the same field, and keeps what is typed during a save", async ({
  page,
  admin,
  adminCalls,
  toasts,
  noise,
}) => {
  noise.expect(/\/api\/admin\/products\//)
  const product = await adminCalls.makeProduct()
  const { form } = admin.texts
  const elsewhere = (json: object) =>
    adminCalls.shop.write("PUT", `/api/admin/products/${product.id}`, { json })

  await openForm(admin, product)
  await admin.field(form.name, "en").fill("Renamed nuts")
  await elsewhere({ price: 9.1, name_nl: "Andere noten" })
  await admin.button(form.save).click()
  await expect(toasts).toContainText(admin.texts.done.changed)
  expect(await adminCalls.product(product.id)).toMatchObject({
    ...{ price: 9.1, name_nl: "Andere noten", name_en: "Renamed nuts" },
  })

  await edit(admin, product)
  await admin.field(form.price).fill("8,40")
  await admin.field(form.name, "en").fill("My nuts")
  await elsewhere({ price: 9.9, active: false })
  await admin.button(form.save).click()
  const conflict = admin.main.getByRole("region", { name: draft.conflict.title })
  const choice = conflict.getByRole("group", { name: form.price })
  await expect(conflict.getByRole("group")).toHaveCount(1)
  await expect(choice.getByRole("radio", { name: `${draft.conflict.mine} 8,40` })).toBeChecked()
  await expect(toasts.getByRole("listitem").filter({ hasText: admin.texts.failure.changed })).toHaveCount(0)
  expect(await adminCalls.product(product.id)).toMatchObject({ price: 9.9, name_en: "Renamed nuts" })
  await expect(admin.field(form.name, "en")).toHaveValue("My nuts")
  expect(await violationsOn(conflict)).toEqual([])
  await choice.getByRole("radio", { name: `${draft.conflict.theirs} 9,90` }).check()
  await expect(admin.field(form.price)).toHaveValue("9,90")
  await choice.getByRole("radio", { name: `${draft.conflict.mine} 8,40` }).check()
  await admin.button(form.save).click()
  await expect(conflict).toBeHidden()
  await expect
    .poll(() => adminCalls.product(product.id))
    .toMatchObject({ price: 8.4, name_en: "My nuts", active: false })

  // Text that is typed while the form is being saved is not lost.
  await edit(admin, product)
  const name = admin.field(form.name, "en")
  await name.fill("Sent nuts")
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/api\/admin\/products\//, async (route) => {
    if (route.request().method() === "PUT") await released
    await route.fallback()
  })
  const sent = page.waitForRequest((request) => request.method() === "PUT")
  await admin.button(form.save).click()
  await sent
  await name.fill("Late nuts")
  release()
  await expect(name).toHaveValue("Late nuts")
  await expect.poll(async () => (await adminCalls.product(product.id))?.name_en).toBe("Sent nuts")
  await expect(admin.button(form.save)).toBeEnabled()
  await expect(conflict).toBeHidden()
  await admin.button(form.save).click()
  await expect(name).toBeHidden()
  expect(await adminCalls.product(product.id)).toMatchObject({ price: 8.4, name_en: "Late nuts" })
})

test("leaving an unsaved dashboard form requires a confirmation, and its input is restored later, even after a new sign-in", async ({
  page,
  admin,
  adminCalls,
  toasts,
  noise,
}) => {
  noise.expect(/\/api\/(admin|users|auth)/)
  const product = await adminCalls.makeProduct()
  const { form } = admin.texts
  const name = admin.field(form.name, "en")
  const status = admin.main.getByRole("status")
  const question = page.getByRole("dialog", { name: draft.leave.title })

  await openForm(admin, product)
  await name.fill("Typed nuts")
  await admin.tab("orders").click()
  await question.getByRole("button", { name: draft.leave.stay }).click()
  await expect(name).toHaveValue("Typed nuts")
  await page
    .getByRole("banner")
    .getByRole("link", { name: textsIn("fr").layout.products })
    .first()
    .click()
  await question.getByRole("button", { name: draft.leave.leave, exact: true }).click()
  await expect(page).toHaveURL(/\/products$/)
  await expect(name).toBeHidden()
  await page.goBack()
  await expect(status.filter({ hasText: OFFERED })).toBeVisible()
  await expect(name).toHaveValue(product.name_en)
  expect(await violationsOn(admin.main.locator("form"))).toEqual([])
  await admin.button(draft.take).click()
  await expect(name).toHaveValue("Typed nuts")

  // Checks that the privacy page lists every key that the browser stores.
  const storageKeys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
  expect(storageKeys).toContain("bp_form_drafts")
  const privacy = JSON.stringify(informationIn("fr").privacy)
  expect(storageKeys.filter((key) => !privacy.includes(key))).toEqual([])

  await page.goForward()
  await question.getByRole("button", { name: draft.leave.stay }).click()
  await expect(page).toHaveURL(/\/admin\?/)

  const ended = { status: 401, json: { detail: "Session terminée.", code: "not_signed_in" } }
  await page.route(/\/api\/admin\/products\//, (route) =>
    route.request().method() === "PUT" ? route.fulfill(ended) : route.fallback(),
  )
  await admin.button(form.save).click()
  await page.waitForURL(/\/auth\?next=/)
  await page.unroute(/\/api\/admin\/products\//)
  await new AccountScreen(page, "fr").logIn(
    requireVariable("SHOP_ADMIN_EMAIL"),
    requireVariable("SHOP_ADMIN_PASSWORD"),
  )
  await expect(status.filter({ hasText: RESTORED })).toBeVisible()
  await expect(name).toHaveValue("Typed nuts")
  await admin.button(form.save).click()
  await expect(toasts).toContainText(admin.texts.done.changed)
  expect((await adminCalls.product(product.id))?.name_en).toBe("Typed nuts")
  const drafts = () => page.evaluate(() => sessionStorage.getItem("bp_form_drafts"))
  expect(await drafts()).toBeNull()

  await edit(admin, product)
  await name.fill("Half a na")
  page.once("dialog", (dialog) => void dialog.accept())
  await page.reload()
  await admin.button(draft.discard).click()
  await expect(name).toHaveValue("Typed nuts")
  expect(await drafts()).toBeNull()
  await name.fill("Half a na")
  await expect.poll(drafts).not.toBeNull()
  await admin.button(admin.texts.cancel).click()
  await question.getByRole("button", { name: draft.leave.leave, exact: true }).click()
  await expect(admin.button(form.save)).toBeHidden()
  await admin.show("/profile")
  await page
    .getByRole("main")
    .getByRole("button", { name: textsIn("fr").account.profile.logout })
    .click()
  await expect(page).toHaveURL(/\/$/)
  expect(await drafts()).toBeNull()
})
