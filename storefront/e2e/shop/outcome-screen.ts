import type { Language } from "@bon-perroquet/contract"
import { expect, type Locator, type Page } from "@playwright/test"
import { centsIn } from "./money"
import { textsIn } from "./texts"

export class OutcomeScreen {
  readonly texts

  constructor(
    private readonly page: Page,
    private readonly language: Language,
  ) {
    this.texts = textsIn(language).checkout
  }

  get thanks(): Locator {
    return this.page.getByRole("heading", { level: 1, name: this.texts.success.title })
  }

  detail(label: string): Locator {
    const row = this.page.getByRole("main").locator("dl > div")
    return row.filter({ has: this.page.getByRole("term").filter({ hasText: label }) }).getByRole("definition")
  }

  async expectOrder(texts: string[]): Promise<void> {
    const { order } = textsIn(this.language).account
    const { expected } = textsIn(this.language).delivery.arrival
    const main = this.page.getByRole("main")
    for (const text of texts) await expect(main).toContainText(text)
    await expect(main).toContainText(expected.split("{{")[0]?.trim() ?? "")
    await expect(main.getByRole("link", { name: order.open })).toHaveAttribute(
      "href",
      /\/orders\/view\?token=/,
    )
    await expect(main.getByRole("link", { name: order.follow, exact: true })).toHaveAttribute(
      "href",
      /\/orders\/track\?token=/,
    )
  }

  async confirmation() {
    await expect(this.thanks).toBeVisible()
    const { orderNumber, amount, email, method } = this.texts.success
    return {
      orderNumber: await this.detail(orderNumber).innerText(),
      cents: centsIn(await this.detail(amount).innerText()),
      email: await this.detail(email).innerText(),
      method: await this.detail(method).innerText(),
    }
  }
}
