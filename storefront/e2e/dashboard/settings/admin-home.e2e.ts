import { expect, test } from "../../shop/test"
import { textsIn } from "../../shop/texts"

const HOME = "/api/admin/settings/home"

test.afterAll(async ({ adminCalls }) => {
  await adminCalls.shop.write("PUT", HOME, { json: { texts: {}, picture: null, products: [] } })
})

test("the home page shows the title and product order that an owner sets", async ({
  page,
  admin,
  catalogue,
  toasts,
}) => {
  const { settings } = admin.texts
  const { home } = settings
  const title = `Bonjour ${Date.now()}`
  const [first, second] = [await catalogue.almonds(), await catalogue.feed()]
  await page.goto("/admin/settings/home")
  await admin.main.getByLabel(home.fields.title).first().fill(title)
  for (const { name_fr } of [first, second]) {
    await admin.main.getByLabel(home.find).fill(name_fr)
    await admin.button(name_fr).click()
  }
  const earlier = admin.button(home.earlier, { name: second.name_fr })
  await earlier.click()
  await expect(earlier).toBeDisabled()
  await admin.button(settings.save).click()
  await expect(toasts).toContainText(settings.saved)

  await expect.poll(async () => (await page.request.get("/")).text()).toContain(title)
  await page.goto("/")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
  const shown = page
    .getByRole("region", { name: textsIn("fr").home.featured.title })
    .getByRole("heading", { level: 3 })
  await expect(shown).toHaveText([second.name_fr, first.name_fr])
})
