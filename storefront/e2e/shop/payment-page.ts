import { expect, type Locator, type Page } from "@playwright/test"
import type { Keyboard } from "./keyboard"
import { amountOf, centsIn } from "./money"

const TEXTS = {
  card: /^Card/,
  number: "Card number",
  expiry: "Expiry date",
  cvc: "Security code",
  name: "Name on card",
  pay: /^Pay /,
  back: "Back to the shop",
  total: "Total to pay",
  authorise: "Authorise the payment",
  refuse: "Refuse",
  delay: "Authorise, confirmed later",
  confirm: "Confirm the payment",
}

export const CARDS = {
  visa: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  threeDSecure: "4000 0025 0000 3155",
} as const

export class PaymentPage {
  constructor(private readonly page: Page) {}

  get sessionId(): string {
    const id = /\/c\/pay\/(cs_[A-Za-z0-9_]+)/.exec(this.page.url())?.[1]
    if (!id) throw new Error(`${this.page.url()} is not a payment page`)
    return id
  }

  get payButton(): Locator {
    return this.page.getByRole("button", { name: TEXTS.pay })
  }

  /** Returns the total. Checks that the button shows the same. */
  async total(): Promise<number> {
    const total = await amountOf(this.page.getByRole("banner").locator("dl"), TEXTS.total)
    expect(centsIn(await this.payButton.innerText())).toBe(total)
    return total
  }

  async payByCard(number: string): Promise<void> {
    await this.page.getByRole("radio", { name: TEXTS.card }).check()
    await this.page.getByLabel(TEXTS.number).fill(number)
    await this.page.getByLabel(TEXTS.expiry).fill("12 / 34")
    await this.page.getByLabel(TEXTS.cvc).fill("123")
    await this.page.getByLabel(TEXTS.name).fill("Ada Peeters")
    await this.payButton.click()
  }

  async payByKeyboard(keyboard: Keyboard, number: string): Promise<void> {
    await keyboard.tabTo(this.page.getByRole("radio").first())
    await expect(this.page.getByRole("radio", { name: TEXTS.card })).toBeChecked()
    await keyboard.type(this.page.getByLabel(TEXTS.number), number)
    await keyboard.type(this.page.getByLabel(TEXTS.expiry), "12 / 34")
    await keyboard.type(this.page.getByLabel(TEXTS.cvc), "123")
    await keyboard.type(this.page.getByLabel(TEXTS.name), "Ada Peeters")
    await keyboard.press(this.payButton)
  }

  async confirmThreeDSecure(): Promise<void> {
    await this.page.getByRole("button", { name: TEXTS.confirm }).click()
  }

  async payByBancontact(confirmed: "now" | "later" = "now"): Promise<void> {
    await this.page.getByRole("radio", { name: "Bancontact" }).check()
    await this.payButton.click()
    const name = confirmed === "now" ? TEXTS.authorise : TEXTS.delay
    await this.page.getByRole("button", { name, exact: true }).click()
  }

  async payByIdeal(decision: "authorise" | "refuse" = "authorise"): Promise<void> {
    await this.page.getByRole("radio", { name: "iDEAL" }).check()
    await this.payButton.click()
    await this.page.getByRole("button", { name: TEXTS[decision], exact: true }).click()
  }

  async turnBack(): Promise<void> {
    await this.page.getByRole("link", { name: TEXTS.back }).click()
    await this.page.waitForURL(/\/checkout\/cancel/)
  }
}
