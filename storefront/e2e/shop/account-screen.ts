import { randomUUID } from "node:crypto"
import type { Language } from "@bon-perroquet/contract"
import { expect, type Locator, type Page } from "@playwright/test"
import { ShopClient } from "@bon-perroquet/testing"
import { signInAs } from "./admin-screen"
import { textsIn } from "./texts"

export const PASSWORD = "plume-bleue-42"

export const newPerson = () => ({
  first_name: "Ada",
  last_name: "Peeters",
  email: `ada-${randomUUID()}@example.org`,
})

export class AccountScreen {
  readonly texts
  readonly checkoutTexts

  constructor(
    private readonly page: Page,
    language: Language,
  ) {
    this.texts = textsIn(language).account
    this.checkoutTexts = textsIn(language).checkout
  }

  get main(): Locator {
    return this.page.getByRole("main")
  }

  field(name: keyof ReturnType<typeof textsIn>["checkout"]["fields"]): Locator {
    return this.main.getByLabel(new RegExp(`^${this.checkoutTexts.fields[name]}( \\(|$)`))
  }

  get password(): Locator {
    return this.main.getByLabel(this.texts.password.label, { exact: true })
  }

  get confirmation(): Locator {
    return this.main.getByLabel(this.texts.password.confirmation, { exact: true })
  }

  tab(name: string): Locator {
    return this.main.getByRole("tab", { name, exact: true })
  }

  get panel(): Locator {
    return this.main.getByRole("tabpanel")
  }

  button(name: string): Locator {
    return this.panel.getByRole("button", { name, exact: true })
  }

  async logIn(email: string, password = PASSWORD): Promise<void> {
    await this.field("email").fill(email)
    await this.password.fill(password)
    await this.button(this.texts.auth.tabs.login).click()
  }

  /** Opens the form to register. Loads the page unless it shows the sign-in already. */
  async openRegistration(): Promise<void> {
    if (!new URL(this.page.url()).pathname.endsWith("/auth")) await this.page.goto("/auth")
    await this.tab(this.texts.auth.tabs.register).click()
  }

  /** Registers a customer over the API, and signs the browser in. */
  async signUp(person = newPerson()): Promise<ReturnType<typeof newPerson>> {
    await signInAs(this.page, await new ShopClient().register({ ...person, password: PASSWORD }))
    return person
  }

  async register(person = newPerson()): Promise<ReturnType<typeof newPerson>> {
    await this.openRegistration()
    await this.field("first_name").fill(person.first_name)
    await this.field("last_name").fill(person.last_name)
    await this.field("email").fill(person.email)
    await this.password.fill(PASSWORD)
    await this.confirmation.fill(PASSWORD)
    await this.button(this.texts.auth.tabs.register).click()
    await expect(this.main.getByText(person.email)).toBeVisible()
    return person
  }
}
