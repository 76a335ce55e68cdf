import { readFileSync } from "node:fs"
import { adminPromotionsSchema, formatCents, STORAGE_KEYS } from "@bon-perroquet/contract"
import { requireVariable, ShopClient } from "@bon-perroquet/testing"
import { representatives } from "@bon-perroquet/testing/campaign"
import { buy } from "@bon-perroquet/testing/purchase"
import { runJob } from "@bon-perroquet/testing/sweeps"
import { WITHOUT_ROWS } from "../../shop/admin-screen"
import { violationsOn } from "../../shop/axe"
import { storeInBrowser } from "../../shop/browser-storage"
import { nameOf } from "../../shop/catalogue"
import { TESTED_LANGUAGES } from "../../shop/languages"
import { expect, SCREENS, test } from "../../shop/test"
import { fill, textsIn } from "../../shop/texts"

/** An account whose cart contains the product. */
async function shopperWith(product: string) {
  const shop = new ShopClient()
  const signedIn = await shop.register()
  await shop.addItem(product, 2)
  return { shop, signedIn }
}

for (const language of TESTED_LANGUAGES)
  for (const { name: device, viewport } of representatives(SCREENS))
    test.describe(`in ${language} on ${device}`, () => {
      test.use({ language, viewport })

      test("staff see a segment, download it and make a promotion that only a member gets", async ({
        page,
        admin,
        adminCalls,
        cart,
        catalogue,
        toasts,
        visits,
      }) => {
        const { id } = await adminCalls.makeProduct({ price: 9.9, stock: 20, birds: ["macaw"] })
        const product = await catalogue.find("own product", (each) => each.id === id)
        const member = new ShopClient()
        const signedIn = await member.register()
        await buy(member, { customer_email: signedIn.user.email }, id)
        await member.addItem(id, 2)
        const other = await shopperWith(id)
        await runJob("refresh-segments")
        await adminCalls.shop.prove(requireVariable("SHOP_ADMIN_PASSWORD"))

        const { segments, promotions } = admin.texts
        const { products: words } = textsIn(language)
        const name = fill(segments.names.bird, { bird: words.birds.kinds.macaw })
        await storeInBrowser(page, { [STORAGE_KEYS.sessionId]: member.sessionId })
        await page.goto(`/admin/customers?${WITHOUT_ROWS}`)
        await admin.main.getByRole("link", { name: segments.link }).click()
        const row = admin.main
          .getByRole("table", { name: segments.title })
          .getByRole("row")
          .filter({ hasText: name })
        await expect(row).toContainText(segments.about.bird)
        const download = page.waitForEvent("download")
        await row.getByRole("button", { name: fill(segments.exportOf, { name }) }).click()
        const file = readFileSync(await (await download).path(), "utf8")
        expect(file).toContain(signedIn.user.email)
        expect(file).not.toContain(other.signedIn.user.email)

        await row.getByRole("link", { name: fill(segments.promoteOf, { name }) }).click()
        const { form } = promotions
        await expect(admin.main.getByLabel(form.segment, { exact: true })).toHaveValue("bird_macaw")
        await admin.main.getByRole("radio", { name: promotions.kinds.automatic }).check()
        const code = `Aras ${id.slice(-6)}`
        await admin.main.getByLabel(form.name, { exact: true }).fill(code)
        await admin.main.getByLabel(form.on).selectOption("products")
        const productName = nameOf(product, language)
        await admin.main.getByRole("searchbox", { name: form.find }).fill(productName)
        await admin.main.getByRole("button", { name: fill(form.addOf, { name: productName }) }).click()
        await admin.main.getByLabel(form.valuePercent).fill("10")
        await expect(admin.main.getByText(form.untold)).toBeVisible()
        expect(await violationsOn(page)).toEqual([])
        await admin.button(form.create).click()
        await expect(toasts).toContainText(form.created)
        const promotion = admin.main.getByRole("row").filter({ hasText: code })
        await expect(promotion).toContainText(fill(promotions.forSegment, { segment: name }))

        expect((await other.shop.cart()).totals.discount_cents).toBe(0)
        await visits.showAs(signedIn, "/shipping")
        await cart.expectUnits(2)
        await cart.open()
        await expect(cart.panel).toContainText(formatCents(198, language))

        const path = "/api/admin/promotions"
        const { body } = await adminCalls.shop.send("GET", `${path}?search=${encodeURIComponent(code)}`)
        for (const { id: created } of adminPromotionsSchema.parse(body))
          await adminCalls.shop.write("DELETE", `${path}/${created}`)
      })
    })
