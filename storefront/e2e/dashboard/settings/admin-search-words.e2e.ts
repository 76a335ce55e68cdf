import { searchWordsSettingSchema } from "@bon-perroquet/contract"
import { expect, test } from "../../shop/test"

const WORDS = "/api/admin/settings/search-words"

test.afterAll(async ({ adminCalls }) => {
  const { original } = searchWordsSettingSchema.parse((await adminCalls.shop.send("GET", WORDS)).body)
  await adminCalls.shop.write("PUT", WORDS, { json: original })
})

test("an owner makes a search without results a synonym, with which the shop then finds products", async ({
  page,
  admin,
  adminCalls,
  products,
  toasts,
}) => {
  const { settings } = admin.texts
  const { search } = settings
  const { shop } = adminCalls
  await shop.write("POST", "/api/search/missed", { json: { q: "Zwibelmix" } })
  await page.goto("/admin/settings/search")
  const row = admin.main.getByRole("row").filter({ hasText: "zwibelmix" })
  await row.getByRole("button", { name: search.missed.add }).click()
  const synonyms = admin.main.getByLabel(search.synonyms)
  await expect(synonyms).toBeFocused()
  await expect(synonyms).toHaveValue(/\nzwibelmix, $/)
  await admin.button(settings.save).click()
  await expect(synonyms).toHaveAttribute("aria-invalid", "true")
  await synonyms.press("ControlOrMeta+End")
  await synonyms.pressSequentially("noisettes")
  await admin.button(settings.save).click()
  await expect(toasts).toContainText(settings.saved)

  await expect.poll(async () => (await shop.search({ q: "zwibelmix" })).total).toBeGreaterThan(0)
  await admin.show("/products?q=zwibelmix")
  await expect(products.cards.first()).toContainText(/noisette/i)
})
