import type { Language, Product } from "@bon-perroquet/contract"
import { expect, type Locator, type Page } from "@playwright/test"
import { addressOf, nameOf } from "./catalogue"
import { hydrated } from "./page-readiness"
import { fill, textsIn } from "./texts"

export class ProductPage {
  readonly texts

  constructor(
    private readonly page: Page,
    private readonly language: Language,
  ) {
    this.texts = textsIn(language)
  }

  async open(product: Product): Promise<void> {
    await this.page.goto(addressOf(product, this.language))
    await this.expect(product)
  }

  async expect(product: Product): Promise<void> {
    await expect(this.title).toHaveText(nameOf(product, this.language))
    await expect(this.page).toHaveURL(new RegExp(`:\\d+${addressOf(product, this.language)}$`))
  }

  get title(): Locator {
    return this.page.getByRole("heading", { level: 1 })
  }

  /** Returns the article of the product itself. Each related product is another article. */
  get product(): Locator {
    return this.page.getByRole("article").filter({ has: this.title })
  }

  get breadcrumb(): Locator {
    return this.page.getByRole("navigation", { name: this.texts.products.page.breadcrumb })
  }

  get related(): Locator {
    return this.page.getByRole("region", { name: this.texts.products.page.related }).getByRole("article")
  }

  get thumbnails(): Locator {
    return this.page.getByRole("group", { name: this.texts.products.gallery.label }).getByRole("radio")
  }

  get quantity(): Locator {
    return this.product.getByRole("group").getByRole("status")
  }

  step(product: Product, direction: "less" | "more"): Locator {
    const name = fill(this.texts.cart.quantity[direction], { name: nameOf(product, this.language) })
    return this.product.getByRole("button", { name, exact: true })
  }

  async choose(product: Product, quantity: number): Promise<void> {
    const plus = await hydrated(this.step(product, "more"))
    for (let next = 2; next <= quantity; next++) {
      await plus.click()
      await expect(this.quantity).toHaveText(String(next))
    }
  }

  addButton(product: Product): Locator {
    const name = fill(this.texts.products.card.addOf, { name: nameOf(product, this.language) })
    return this.product.getByRole("button", { name, exact: true })
  }
}
