import type { Language } from "@bon-perroquet/contract"
import { expect, type Locator, type Page } from "@playwright/test"
import { requireVariable } from "@bon-perroquet/testing"
import type { Noise } from "./noise"

const CANCELLED_RETURN = /\/admin\/returns\/(\w+)\/request$/

export class MedusaAdmin {
  private readonly origin = requireVariable("ENGINE_URL")

  constructor(
    private readonly page: Page,
    private readonly language: Language,
    noise: Noise,
  ) {
    // This request is rejected, because Medusa Admin requests the user before the sign-in.
    noise.expect(/\/admin\/users\/me/)
    page.on("request", (request) => {
      const cancelled = request.method() === "DELETE" && CANCELLED_RETURN.exec(request.url())
      // Closing the form of a return cancels the return. Medusa Admin then reads it once more and gets a 404.
      if (cancelled) noise.expect(new RegExp(`/admin/returns/${cancelled[1] ?? ""}(\\?|$)`))
    })
  }

  private async chooseLanguage(): Promise<void> {
    await this.page.addInitScript((language) => localStorage.setItem("lng", language), this.language)
    await this.page.context().addCookies([{ name: "lng", value: this.language, url: this.origin }])
  }

  /** Signs in with the requests of the sign-in form, which is faster than loading the form. */
  async signIn(): Promise<void> {
    await this.chooseLanguage()
    const { request } = this.page
    const data = {
      email: requireVariable("SHOP_ADMIN_EMAIL"),
      password: requireVariable("SHOP_ADMIN_PASSWORD"),
    }
    const answer = await request.post(`${this.origin}/auth/user/emailpass`, { data })
    const { token } = (await answer.json()) as { token: string }
    const headers = { Authorization: `Bearer ${token}` }
    expect((await request.post(`${this.origin}/auth/session`, { headers })).ok()).toBe(true)
  }

  async sayPassword(email: string, password: string): Promise<void> {
    await this.chooseLanguage()
    await this.page.goto(`${this.origin}/app/login`)
    await this.page.locator("input[name=email]").fill(email)
    await this.page.locator("input[name=password]").fill(password)
    await this.page.locator("button[type=submit]").click()
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.origin}/app${path}`)
  }

  section(title: string): Locator {
    return this.page
      .locator("[data-extension]")
      .filter({ has: this.page.getByRole("heading", { name: title, exact: true }) })
      .last()
  }

  async choose(inside: Locator, label: string, option: string | RegExp): Promise<void> {
    await inside.getByLabel(label, { exact: true }).click()
    await this.page.getByRole("option", { name: option, exact: true }).click()
  }

  async expectSaid(text: string): Promise<void> {
    await expect(this.page.getByText(text, { exact: true }).first()).toBeVisible()
  }
}
