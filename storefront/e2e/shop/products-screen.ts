import type { Language, Product } from "@bon-perroquet/contract"
import { expect, type Locator, type Page } from "@playwright/test"
import { nameOf } from "./catalogue"
import { fill, textsIn } from "./texts"

const ADDING = /\/api\/cart\/[^/]+\/items$/

export class ProductsScreen {
  readonly texts

  constructor(
    private readonly page: Page,
    private readonly language: Language,
  ) {
    this.texts = textsIn(language).products
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(`/products${query}`)
    await expect(this.cards.first()).toBeVisible()
  }

  get cards(): Locator {
    return this.page.getByRole("main").getByRole("article")
  }

  card(product: Product): Locator {
    const heading = this.page.getByRole("heading", { name: nameOf(product, this.language), exact: true })
    return this.cards.filter({ has: heading })
  }

  get search(): Locator {
    return this.page.getByRole("searchbox", { name: this.texts.search.label })
  }

  /** Returns a card's favourite button. Other buttons have no `aria-pressed`. */
  favourite(card: Locator): Locator {
    return card.locator("button[aria-pressed]")
  }

  addButton(product: Product): Locator {
    const name = fill(this.texts.card.addOf, { name: nameOf(product, this.language) })
    return this.card(product).getByRole("button", { name, exact: true })
  }

  pageLink(number: number): Locator {
    const name = fill(this.texts.pages.page, { page: number })
    return this.page
      .getByRole("navigation", { name: this.texts.pages.label })
      .getByRole("link", { name, exact: true })
  }

  get sort(): Locator {
    return this.page.getByRole("combobox", { name: this.texts.sort.label })
  }

  /** Includes hidden checkboxes, because a phone hides the filters at first. */
  get inStockOnly(): Locator {
    return this.page.getByRole("checkbox", { name: this.texts.filter.inStock, includeHidden: true })
  }

  /** Button that opens the filters on a phone. Its name includes the number of active filters. */
  get filtersButton(): Locator {
    return this.page.getByRole("button", { name: new RegExp(`^${this.texts.filter.open}`) })
  }

  /** Opens the filters on a phone. It works before hydration and without scripts. */
  async openFilters(): Promise<void> {
    if (!(await this.inStockOnly.isVisible())) await this.filtersButton.click()
    await expect(this.inStockOnly).toBeVisible()
  }

  async showInStockOnly(): Promise<void> {
    await this.openFilters()
    await this.inStockOnly.check()
    await this.page.keyboard.press("Escape")
  }

  /** Returns a category's link, whose name contains the number of products. */
  category(name: string): Locator {
    const links = this.page.getByRole("navigation", { name: this.texts.filter.label }).getByRole("link")
    return links.filter({ hasText: name })
  }

  get count(): Locator {
    return this.page.getByRole("main").getByRole("status").first()
  }

  async names(): Promise<string[]> {
    return this.cards.getByRole("heading").allInnerTexts()
  }

  async show(product: Product): Promise<void> {
    const card = this.card(product)
    if (!(await card.isVisible())) await this.search.fill(product.sku)
    await expect(card).toBeVisible()
  }

  async add(product: Product): Promise<void> {
    await this.show(product)
    const saved = this.page.waitForResponse((response) => ADDING.test(response.url()))
    await this.addButton(product).click()
    expect((await saved).ok()).toBe(true)
  }
}
