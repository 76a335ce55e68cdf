import type { Language } from "@bon-perroquet/contract"
import type { Locator, Page } from "@playwright/test"
import { textsIn } from "./texts"

export class ProofDialog {
  readonly texts
  readonly dialog: Locator

  constructor(page: Page, language: Language) {
    this.texts = textsIn(language).account
    this.dialog = page.getByRole("dialog", { name: this.texts.proof.title })
  }

  async give(password: string): Promise<void> {
    await this.dialog.getByRole("textbox", { name: this.texts.password.label, exact: true }).fill(password)
    await this.button(this.texts.proof.confirm).click()
  }

  button(name: string): Locator {
    return this.dialog.getByRole("button", { name, exact: true })
  }
}
