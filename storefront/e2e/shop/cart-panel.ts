import type { Language, Product } from "@bon-perroquet/contract"
import { expect, type Locator, type Page } from "@playwright/test"
import { nameOf } from "./catalogue"
import { fillCart } from "./browser-storage"
import { amountIn, amountOf } from "./money"
import { fill, pattern, textsIn } from "./texts"

export class CartPanel {
  readonly texts

  constructor(
    private readonly page: Page,
    private readonly language: Language,
  ) {
    this.texts = textsIn(language).cart
  }

  /** Returns the cart button, whose name contains the number of units. */
  get button(): Locator {
    const names = [this.texts.open_one, this.texts.open_other].map((text) => pattern(text).source)
    return this.page.getByRole("banner").getByRole("button", { name: new RegExp(names.join("|")) })
  }

  get panel(): Locator {
    return this.page.getByRole("dialog", { name: this.texts.title })
  }

  get lines(): Locator {
    return this.panel.getByRole("list", { name: this.texts.lines }).getByRole("listitem")
  }

  line(product: Product): Locator {
    const heading = this.page.getByRole("heading", { name: nameOf(product, this.language), exact: true })
    return this.lines.filter({ has: heading })
  }

  /** Opens the panel on a page that loads fast, with one unit per product in the cart. */
  async openWith(...products: Product[]): Promise<void> {
    await fillCart(this.page, products)
    await this.page.goto("/contact")
    await this.expectUnits(products.length)
    await this.open()
  }

  async open(): Promise<void> {
    await this.button.click()
    await expect(this.panel).toBeVisible()
  }

  async expectUnits(count: number): Promise<void> {
    const text = count === 1 || (count === 0 && this.language === "fr") ? "open_one" : "open_other"
    await expect(this.button).toHaveAccessibleName(fill(this.texts[text], { count }))
  }

  step(product: Product, direction: "less" | "more"): Locator {
    const name = fill(this.texts.quantity[direction], { name: nameOf(product, this.language) })
    return this.panel.getByRole("button", { name, exact: true })
  }

  quantity(product: Product): Locator {
    const name = fill(this.texts.quantity.group, { name: nameOf(product, this.language) })
    return this.panel.getByRole("group", { name, exact: true }).getByRole("status")
  }

  /** Raises a quantity by quick clicks, without waiting for responses. */
  async raise(product: Product, from: number, to: number): Promise<void> {
    for (let quantity = from; quantity < to; quantity++) await this.step(product, "more").click()
    await expect(this.quantity(product)).toHaveText(String(to))
  }

  get summary(): Locator {
    return this.panel.getByRole("region", { name: this.texts.summary.title })
  }

  /** Returns the totals after the last change was saved. */
  async totals() {
    await expect(this.summary).toHaveAttribute("aria-busy", "false")
    const { items, total, subtotal, vat } = this.texts.summary
    const delivery = pattern(this.texts.summary.delivery)
    const row = this.summary
      .locator("div")
      .filter({ has: this.page.getByRole("term").filter({ hasText: delivery }) })
    const deliveryText = await row.getByRole("definition").innerText()
    const list = this.summary
    return {
      items: await amountOf(list, pattern(items)),
      delivery: deliveryText === this.texts.summary.free ? 0 : await amountIn(row.getByRole("definition")),
      total: await amountOf(list, pattern(total)),
      subtotal: await amountOf(list, pattern(subtotal)),
      vat: await amountOf(list, pattern(vat)),
    }
  }

  async checkOut(): Promise<void> {
    await this.panel.getByRole("link", { name: pattern(this.texts.checkout) }).click()
    await expect(this.page).toHaveURL(/\/checkout$/)
  }
}
