import type { Page } from "@playwright/test"
import { nameOf } from "../shop/catalogue"
import { violationsOn } from "../shop/axe"
import { TESTED_LANGUAGES } from "../shop/languages"
import { hydrated } from "../shop/page-readiness"
import { expect, test } from "../shop/test"
import { fill, pattern, textsIn } from "../shop/texts"

/** Opens the header's search. It is a field on a desktop. On a phone and on the product list, a button opens it. */
async function openSearch(page: Page, label: string) {
  const header = page.getByRole("banner")
  const button = header.getByRole("button", { name: label })
  const inHeader = header.getByRole("combobox", { name: label })
  await expect(button.or(inHeader)).toBeVisible()
  if (await button.isVisible()) await (await hydrated(button)).click()
  else await (await hydrated(inHeader)).focus()
  const field = page.getByRole("combobox", { name: label })
  await expect(field).toBeFocused()
  return field
}

for (const language of TESTED_LANGUAGES)
  test.describe(`header search in ${language}`, () => {
    test.use({ language })

    test(
      "the header's search suggests products, birds and pages, by keyboard and pointer",
      { tag: "@desktop" },
      async ({ page, catalogue }) => {
        const { products, search, layout } = textsIn(language)
        const almonds = await catalogue.almonds()
        await page.goto("/contact")
        const field = await openSearch(page, products.search.label)
        await field.pressSequentially(nameOf(almonds, language))
        const option = page
          .getByRole("listbox")
          .getByRole("option")
          .filter({ hasText: nameOf(almonds, language) })
          .first()
        await expect(option).toContainText(/\d[.,]\d\d/)
        await expect(page.getByRole("status").filter({ hasText: pattern(search.count_other) })).toHaveCount(1)
        expect(await violationsOn(page)).toEqual([])
        await expect(field).not.toHaveAttribute("aria-activedescendant", /./)
        await field.press("ArrowDown")
        const active = page.getByRole("listbox").getByRole("option", { selected: true })
        await expect(field).toHaveAttribute("aria-activedescendant", (await active.getAttribute("id")) ?? "")
        await field.press("Enter")
        await expect(page).toHaveURL(/\/products\/[\w-]+$/)
        await expect(page.getByRole("main")).toBeFocused()

        await (await openSearch(page, products.search.label)).fill(products.birds.kinds.cockatiel)
        await page.getByRole("group", { name: search.groups.birds }).getByRole("option").click()
        await expect(page).toHaveURL(/bird=cockatiel/)
        await expect(page.getByRole("main")).toBeFocused()

        await (await openSearch(page, products.search.label)).fill(layout.shipping.slice(0, 5))
        await page.getByRole("listbox").getByRole("option", { name: layout.shipping, exact: true }).click()
        await expect(page).toHaveURL(/\/shipping$/)
      },
    )
  })

test.describe("header search with consent to store preferences", () => {
  test.use({ cookiesAnswered: false })

  test(
    "words that exclude an allergen open the list with its filter, suggestions report a failure, and recent searches are suggested until they are cleared",
    { tag: "@phone" },
    async ({ page, products, noise }) => {
      noise.expect(/\/api\/search/)
      const { cookies, search } = textsIn("fr")
      const { search: box, information } = products.texts
      await page.goto("/contact")
      await (await hydrated(page.getByRole("button", { name: cookies.accept }))).click()
      const field = await openSearch(page, box.label)
      await field.fill("graines sans gluten")
      await field.press("Enter")
      await expect(page).toHaveURL(/\/products\?q=graines\+sans\+gluten$/)
      await expect(products.cards.first()).toBeVisible()
      const filter = page.getByRole("link", { name: information.allergens.gluten })
      await products.openFilters()
      await expect(filter).toHaveAttribute("aria-current", "true")
      const read = fill(information.without.read, { allergens: information.allergens.gluten })
      await expect(page.getByRole("main")).toContainText(read)
      await filter.click()
      await expect(page).toHaveURL(/\/products\?q=graines$/)
      // A filter without products is hidden.
      await expect(filter.and(page.locator("[aria-current=true]"))).toHaveCount(0)
      await page.keyboard.press("Escape")

      await openSearch(page, box.label)
      await page.route(/\/api\/search/, (route) => route.fulfill({ status: 400, json: {} }))
      await field.fill("amandes")
      await expect(page.getByRole("status").filter({ hasText: search.failed })).toHaveCount(1)
      await expect(page.getByRole("listbox")).toHaveCount(0)
      await page.unroute(/\/api\/search/)
      await field.press("Enter")
      await expect(page).toHaveURL(/q=amandes$/)
      await expect(products.cards.first()).toBeVisible()

      await openSearch(page, box.label)
      const recent = page.getByRole("group", { name: search.groups.recent })
      await expect(recent.getByRole("option").first()).toHaveText("amandes")
      await recent.getByRole("option", { name: search.forget }).click()
      await expect(recent).toHaveCount(0)
    },
  )
})
