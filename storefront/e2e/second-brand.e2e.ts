import { join } from "node:path"
import { EngineClient, ShopClient, until } from "@bon-perroquet/testing"
import { NewShop } from "@bon-perroquet/testing/new-shop/index"
import { SALES_CHANNEL, SECOND_BRAND } from "../../quality/channels/second-brand"
import type { Page } from "@playwright/test"
import { signInAs } from "./shop/admin-screen"
import { Noise } from "./shop/noise"
import { expect, test } from "./shop/test"
import { textsIn } from "./shop/texts"

/** Folder for pictures of the screens. Without it, the test takes none. */
const { PICTURES } = process.env
const SOLD = ["noix-de-cajou", "noisettes-decortiquees", "noix-de-macadamia"]

let shop: NewShop
let second: string

test.beforeAll(async () => {
  shop = await NewShop.start([SECOND_BRAND])
  second = `http://${SECOND_BRAND.code}.localhost:${new URL(shop.started.shop).port}`
  const all = await new ShopClient({ baseUrl: shop.started.shop }).products()
  const add = all.filter(({ handle_fr }) => SOLD.includes(handle_fr)).map(({ id }) => id)
  const engine = await EngineClient.signIn(shop.started.engine)
  await engine.post(`/admin/sales-channels/${SALES_CHANNEL}/products`, { add })
  await until("the products", async () => {
    const products = await new ShopClient({ baseUrl: second }).products()
    return products.length === add.length
  })
})
test.afterAll(() => shop.stop())

// quality/channels reads the same pages over HTTP, and admin-frame.e2e.ts chooses a storefront in the dashboard.
test(
  "a second brand has its own storefront and is chosen in the dashboard",
  { tag: "@campaign" },
  async ({ browser, isMobile }) => {
    const width = isMobile ? "phone" : "desktop"
    const noise = new Noise()
    const open = async (baseURL: string): Promise<Page> => {
      const page = await (await browser.newContext({ baseURL, storageState: undefined })).newPage()
      noise.listen(page)
      return page
    }
    const picture = async (of: Page, name: string) => {
      if (!PICTURES) return
      await of.waitForLoadState("networkidle")
      await of.screenshot({ path: join(PICTURES, `second-brand-${name}-${width}.png`) })
    }
    const texts = textsIn("fr")

    const page = await open(second)
    await page.goto("/")
    await expect(page).toHaveTitle(new RegExp(SECOND_BRAND.name))
    await page.getByRole("button", { name: texts.cookies.refuse, exact: true }).click()
    await expect(page.getByRole("banner")).toContainText(SECOND_BRAND.name)
    await expect(page.locator("body")).not.toContainText("Bon Perroquet")
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(253, 246, 236)")
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", "Georgia, serif")
    await picture(page, "home")

    await page.goto("/products")
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(SOLD.length)
    await picture(page, "products")
    await page.goto(`/products/${SOLD[0]}`)
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible()
    await picture(page, "product")
    await page.goto("/en/returns")
    await expect(page.getByRole("main")).toContainText(SECOND_BRAND.legal_name)

    const owner = new ShopClient({ baseUrl: shop.started.shop })
    const signedIn = await owner.login(shop.started.email, shop.started.password)
    const dashboard = await open(shop.started.shop)
    await signInAs(dashboard, signedIn)
    await dashboard.goto("/admin/products")
    await dashboard.getByRole("button", { name: texts.cookies.refuse, exact: true }).click()
    if (isMobile) await dashboard.getByRole("button", { name: texts.admin.frame.openMenu }).click()
    const choice = dashboard.getByRole("combobox", { name: texts.admin.channels.one })
    await expect(choice).toBeVisible()
    await picture(dashboard, "switch")
    await choice.selectOption({ label: SECOND_BRAND.name })
    const main = dashboard.getByRole("main")
    await expect(main).toContainText("Noix de macadamia")
    // Only the first brand sells it.
    await expect(main).not.toContainText("Brochette")
    await picture(dashboard, "dashboard")
    await dashboard.goto("/admin/settings")
    const name = dashboard.getByLabel(texts.admin.settings.merchant.fields.name, { exact: true })
    await expect(name).toHaveValue(SECOND_BRAND.name)
    await picture(dashboard, "merchant")
    expect(noise.surprises).toEqual([])
  },
)
