import type { Language, Product } from "@bon-perroquet/shop-api/contract"
import { expect, type Locator, type Page } from "@playwright/test"
import { nameOf } from "./catalogue"
import { fill, textsIn } from "./texts"

const ADDING = /\/api\/cart\/[^/]+\/items$/

/** The list of products, as a shopper sees it. */
export class ProductsScreen {
  private readonly texts

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

  addButton(product: Product): Locator {
    const name = fill(this.texts.card.addOf, { name: nameOf(product, this.language) })
    return this.card(product).getByRole("button", { name, exact: true })
  }

  /** Presses the card's button and waits until the shop has it in the cart and the card says so. */
  async add(product: Product): Promise<void> {
    const name = nameOf(product, this.language)
    const card = this.card(product)
    const saved = this.page.waitForResponse((response) => ADDING.test(response.url()))
    await this.addButton(product).click()
    expect((await saved).ok()).toBe(true)
    await expect(card.getByRole("status")).toHaveText(fill(this.texts.card.addedOf, { name }))
  }
}
