import type { Language } from "@bon-perroquet/contract"
import { expect, type Locator, type Page } from "@playwright/test"
import type { Keyboard } from "./keyboard"
import { amountOf, centsIn } from "./money"

/** Labels of the hosted payment page by language. */
const TEXTS = {
  fr: {
    card: /^Carte bancaire/,
    number: "Numéro de carte",
    expiry: "Date d’expiration",
    cvc: "Code de sécurité",
    name: "Nom du titulaire",
    pay: /^Payer /,
    back: "Retour à la boutique",
    total: "Total à payer",
    authorise: "Autoriser le paiement",
    delay: "Autoriser, confirmation plus tard",
    confirm: "Confirmer le paiement",
  },
  nl: {
    card: /^Bankkaart/,
    number: "Kaartnummer",
    expiry: "Vervaldatum",
    cvc: "Beveiligingscode",
    name: "Naam van de kaarthouder",
    pay: / betalen$/,
    back: "Terug naar de winkel",
    total: "Te betalen",
    authorise: "Betaling toestaan",
    delay: "Toestaan, later bevestigd",
    confirm: "Betaling bevestigen",
  },
  en: {
    card: /^Card/,
    number: "Card number",
    expiry: "Expiry date",
    cvc: "Security code",
    name: "Name on card",
    pay: /^Pay /,
    back: "Back to the shop",
    total: "Total to pay",
    authorise: "Authorise the payment",
    delay: "Authorise, confirmed later",
    confirm: "Confirm the payment",
  },
  de: {
    card: /^Karte/,
    number: "Kartennummer",
    expiry: "Gültig bis",
    cvc: "Prüfnummer",
    name: "Name auf der Karte",
    pay: / bezahlen$/,
    back: "Zurück zum Shop",
    total: "Zu zahlen",
    authorise: "Zahlung freigeben",
    delay: "Freigeben, später bestätigt",
    confirm: "Zahlung bestätigen",
  },
}

export const CARDS = {
  visa: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  threeDSecure: "4000 0025 0000 3155",
} as const

export class PaymentPage {
  private readonly texts

  constructor(
    private readonly page: Page,
    language: Language,
  ) {
    this.texts = TEXTS[language]
  }

  get sessionId(): string {
    const id = /\/c\/pay\/(cs_[A-Za-z0-9_]+)/.exec(this.page.url())?.[1]
    if (!id) throw new Error(`${this.page.url()} is not a payment page`)
    return id
  }

  get payButton(): Locator {
    return this.page.getByRole("button", { name: this.texts.pay })
  }

  /** Returns the total. The button must show the same. */
  async total(): Promise<number> {
    const total = await amountOf(this.page.getByRole("banner").locator("dl"), this.texts.total)
    expect(centsIn(await this.payButton.innerText())).toBe(total)
    return total
  }

  async payByCard(number: string): Promise<void> {
    await this.page.getByRole("radio", { name: this.texts.card }).check()
    await this.page.getByLabel(this.texts.number).fill(number)
    await this.page.getByLabel(this.texts.expiry).fill("12 / 34")
    await this.page.getByLabel(this.texts.cvc).fill("123")
    await this.page.getByLabel(this.texts.name).fill("Ada Peeters")
    await this.payButton.click()
  }

  async payByKeyboard(keyboard: Keyboard, number: string): Promise<void> {
    await keyboard.tabTo(this.page.getByRole("radio").first())
    await expect(this.page.getByRole("radio", { name: this.texts.card })).toBeChecked()
    await keyboard.type(this.page.getByLabel(this.texts.number), number)
    await keyboard.type(this.page.getByLabel(this.texts.expiry), "12 / 34")
    await keyboard.type(this.page.getByLabel(this.texts.cvc), "123")
    await keyboard.type(this.page.getByLabel(this.texts.name), "Ada Peeters")
    await keyboard.press(this.payButton)
  }

  async confirmThreeDSecure(): Promise<void> {
    await this.page.getByRole("button", { name: this.texts.confirm }).click()
  }

  /** Opens the bank's page and authorises the payment there. */
  async payByBancontact(confirmed: "now" | "later" = "now"): Promise<void> {
    await this.page.getByRole("radio", { name: "Bancontact" }).check()
    await this.payButton.click()
    const name = confirmed === "now" ? this.texts.authorise : this.texts.delay
    await this.page.getByRole("button", { name, exact: true }).click()
  }

  async turnBack(): Promise<void> {
    await this.page.getByRole("link", { name: this.texts.back }).click()
    await this.page.waitForURL(/\/checkout\/cancel/)
  }
}
