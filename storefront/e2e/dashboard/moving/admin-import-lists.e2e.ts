import { adminPromotionsSchema } from "@bon-perroquet/contract"
import { ownProduct } from "@bon-perroquet/testing"
import type { Page } from "@playwright/test"
import { type AdminCalls, WITHOUT_ROWS } from "../../shop/admin-screen"
import { violationsOn } from "../../shop/axe"
import { expect, test } from "../../shop/test"
import { textsIn } from "../../shop/texts"

const unique = () => Date.now().toString(36)
const choose = (page: Page, name: string, lines: readonly string[]) =>
  page.locator('main input[type="file"]').setInputFiles({
    ...{ name, mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) },
  })
async function codes({ shop }: AdminCalls, search: string) {
  const { body } = await shop.send("GET", `/api/admin/promotions?search=${search}`)
  return adminPromotionsSchema.parse(body).map(({ code }) => code)
}

test("an owner imports promotion codes of WooCommerce after answering two questions, and the preview of a Mailchimp list shows the date and source of each newsletter consent", async ({
  page,
  admin,
  adminCalls,
}) => {
  const { imports } = admin.texts
  const mark = unique().toUpperCase()
  await page.goto("/admin/promotions")
  await admin.main.getByRole("link", { name: imports.promotions.title }).click()
  await choose(page, "coupons.csv", [
    "post_title,post_status,discount_type,coupon_amount,individual_use,usage_limit,usage_count,maximum_amount",
    `ETE-${mark},publish,fixed_cart,5,yes,10,4,`,
    `MAX-${mark},publish,percent,10,no,,,90`,
  ])
  const table = admin.main.getByRole("table").first()
  await expect(table).toContainText("maximum_amount: 90")
  expect(await violationsOn(page)).toEqual([])
  await expect(admin.button(imports.run_one, { count: 1 })).toHaveCount(0)
  await admin.button(imports.reading.gross).click()
  await admin.button(imports.promotions.combine.take).click()
  await admin.button(imports.run_one, { count: 1 }).click()
  await expect(admin.main.getByText(imports.done)).toBeVisible()
  await expect(admin.main.getByText(imports.promotions.created)).toBeVisible()
  expect(await codes(adminCalls, mark)).toEqual([`ETE-${mark}`])
  await admin.button(imports.undo.check).click()
  await expect(admin.main.getByRole("list", { name: imports.preview })).toContainText(imports.undo.promotion)
  await admin.button(imports.run_one, { count: 1 }).click()
  await expect(admin.main.getByText(imports.done)).toBeVisible()
  expect(await codes(adminCalls, mark)).toEqual([])

  await admin.show(`/admin/customers?${WITHOUT_ROWS}`)
  await admin.main.getByRole("link", { name: imports.newsletter.title }).click()
  await choose(page, "subscribed.csv", [
    "Email Address,First Name,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LEID",
    `ada-${mark}@example.org,Ada,2023-04-05 10:00:00,192.0.2.7,2023-04-05 10:02:00,192.0.2.7,1`,
  ])
  const preview = admin.main.getByRole("list", { name: imports.preview })
  await expect(preview.getByRole("listitem").first()).toContainText(imports.newsletter.new)
  await expect(preview).toContainText("confirm 2023-04-05 10:02:00 (192.0.2.7)")
})

test("imported reviews are marked as not verified on the product page", async ({ page, admin }) => {
  const { imports } = admin.texts
  const { reviews } = textsIn("fr")
  const product = await ownProduct({})
  await page.goto("/admin/reviews")
  await admin.main.getByRole("link", { name: imports.reviews.title }).click()
  await choose(page, "avis.csv", [
    "product_handle,reviewer_name,rating,title,body,review_date",
    `${product.handle},Ada P.,5,Très bon,Mes perruches adorent,2024-05-01`,
  ])
  const preview = admin.main.getByRole("list", { name: imports.preview })
  await expect(preview.getByRole("listitem").first()).toContainText(imports.reviews.new)
  await expect(preview).toContainText("Mes perruches adorent")
  await admin.button(imports.run_one, { count: 1 }).click()
  await expect(admin.main.getByText(imports.done)).toBeVisible()
  await admin.show("/admin/reviews?q=Mes+perruches")
  await expect(admin.main.getByRole("table").getByText(admin.texts.reviews.unverified).first()).toBeVisible()
  await admin.show(`/products/${product.handle}`)
  const section = page.getByRole("region", { name: reviews.title })
  await expect(section.getByRole("listitem").filter({ hasText: "Mes perruches adorent" })).toContainText(
    reviews.unverified,
  )
  await expect(section).toContainText(reviews.how.former)
  await expect(section).not.toContainText(reviews.bought)
  expect(await violationsOn(section)).toEqual([])
})
