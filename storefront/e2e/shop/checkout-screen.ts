import type { DeliveryCountry, Language, Product } from "@bon-perroquet/contract"
import { expect, type Locator, type Page } from "@playwright/test"
import { fillCart } from "./browser-storage"
import { centsIn } from "./money"
import { hydrated } from "./page-readiness"
import { pattern, textsIn } from "./texts"

export const ADDRESS = {
  first_name: "Ada",
  last_name: "Peeters",
  street: "Rue Haute",
  number: "12",
  postal_code: "1000",
  city: "Bruxelles",
} as const

export class CheckoutScreen {
  readonly texts

  constructor(
    private readonly page: Page,
    language: Language,
  ) {
    this.texts = textsIn(language).checkout
  }

  /** Opens the checkout with one unit per product in the cart. */
  async openWith(...products: Product[]): Promise<void> {
    await fillCart(this.page, products)
    await this.page.goto("/checkout")
    await hydrated(this.field("email"))
  }

  field(name: keyof ReturnType<typeof textsIn>["checkout"]["fields"]): Locator {
    // The labels of optional fields have a suffix.
    const label = new RegExp(`^${this.texts.fields[name]}( \\(|$)`)
    return this.page.getByRole("main").getByLabel(label)
  }

  async fillIn(fields: Partial<Record<keyof typeof ADDRESS | "email" | "phone" | "box", string>>) {
    for (const [name, value] of Object.entries(fields)) {
      await this.field(name as keyof typeof fields).fill(value)
    }
  }

  async chooseCountry(country: DeliveryCountry): Promise<void> {
    await this.field("country").selectOption(country)
  }

  deliveryMethod(name: string): Locator {
    return this.page.getByRole("radio", { name: new RegExp(`^${name}`) })
  }

  get points(): Locator {
    return this.page.getByRole("radiogroup", { name: this.texts.delivery.points.title })
  }

  get payButton(): Locator {
    return this.page.getByRole("button", { name: pattern(this.texts.pay) })
  }

  get summary(): Locator {
    return this.page.getByRole("region", { name: this.texts.summary.title })
  }

  get problems(): Locator {
    return this.page.getByRole("main").getByRole("alert")
  }

  get codes(): Locator {
    return this.page.getByRole("list", { name: this.texts.promo.applied }).getByRole("listitem")
  }

  get codeField(): Locator {
    return this.page.getByRole("textbox", { name: this.texts.promo.label })
  }

  async tryCode(code: string): Promise<void> {
    const { title, open, another, apply } = this.texts.promo
    const region = this.page.getByRole("region", { name: title })
    const opener = region.getByRole("button", { name: new RegExp(`^(${open}|${another})$`) })
    if ((await opener.getAttribute("aria-expanded")) !== "true") await opener.click()
    await this.codeField.fill(code)
    await region.getByRole("button", { name: apply }).click()
  }

  async removeCode(code: string): Promise<void> {
    await this.page.getByRole("button", { name: this.texts.promo.remove.replace("{{code}}", code) }).click()
  }

  /** Returns the totals once the pay button is enabled. */
  async totals() {
    await expect(this.payButton).toBeEnabled()
    // Reads all rows at once, because each call to the browser takes time.
    const rows = await this.summary
      .locator("dl > div")
      .evaluateAll((all) =>
        all.map((row) =>
          Array.from(row.querySelectorAll<HTMLElement>("dt, dd"), ({ innerText }) => innerText),
        ),
      )
    const amounts = rows.map(([label = "", amount = ""]) => ({ label, cents: centsIn(amount) }))
    const named = (text: string) => amounts.find(({ label }) => label.startsWith(text))?.cents
    const vat = amounts.filter(({ label }) => pattern(this.texts.summary.vat).test(label))
    return {
      items: named(this.texts.summary.items) ?? Number.NaN,
      delivery: named(this.texts.summary.delivery) ?? Number.NaN,
      discount: named(this.texts.summary.discount) ?? 0,
      vat: vat.map(({ cents }) => cents),
      total: named(this.texts.summary.total) ?? Number.NaN,
      button: centsIn(await this.payButton.innerText()),
    }
  }

  async pay(): Promise<void> {
    await this.payButton.click()
    await this.page.waitForURL(/\/c\/pay\//)
  }
}
