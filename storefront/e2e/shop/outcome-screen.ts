import type { Language } from "@bon-perroquet/contract"
import { expect, type Locator, type Page } from "@playwright/test"
import { centsIn } from "./money"
import { textsIn } from "./texts"

/** Page object of the pages after the payment. */
export class OutcomeScreen {
  readonly texts

  constructor(
    private readonly page: Page,
    language: Language,
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

  /** Returns the details of a confirmed payment. */
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
