import type { Language } from "@bon-perroquet/contract"
import type { SetupStepName } from "@bon-perroquet/contract/setup"
import { expect, type Locator, type Page } from "@playwright/test"
import { AdminScreen } from "../../shop/admin-screen"
import { fill, textsIn } from "../../shop/texts"

/** The checklist of a new shop, and the ways to it and back by clicks. */
export class Checklist {
  readonly admin: AdminScreen
  readonly list: Locator
  private readonly texts
  private readonly toasts: Locator

  constructor(
    private readonly page: Page,
    language: Language,
    private readonly isMobile: boolean,
  ) {
    this.admin = new AdminScreen(page, language)
    this.texts = textsIn(language)
    this.list = this.admin.main.getByRole("list", { name: this.texts.admin.setup.title })
    const [name = ""] = this.texts.common.notifications.split(" (")
    this.toasts = page.locator(`[role=region][aria-label^="${name}"]`)
  }

  line(step: SetupStepName): Locator {
    return this.list.getByRole("listitem").filter({ hasText: this.texts.admin.setup.steps[step] })
  }

  /** Opens the screen of a step. */
  async goTo(step: SetupStepName): Promise<void> {
    const { go, steps } = this.texts.admin.setup
    await this.list.getByRole("link", { name: fill(go, { step: steps[step] }) }).click()
    // The dashboard stays visible until the code of the screen is loaded.
    await expect(this.list).toHaveCount(0)
  }

  async goBack(): Promise<void> {
    await this.page.getByRole("link", { name: this.texts.admin.setup.back }).click()
  }

  /** Returns to the checklist, which shows the step as done. */
  async expectDone(step: SetupStepName): Promise<void> {
    await this.goBack()
    await expect(this.line(step)).toContainText(this.texts.admin.setup.states.done)
  }

  /** Returns from the shop by its header. */
  async returnTo(step: SetupStepName): Promise<void> {
    await this.follow("admin")
    await expect(this.line(step)).toContainText(this.texts.admin.setup.states.done)
  }

  /** Follows a link of the shop's header. On a phone, it is in the menu. */
  async follow(label: "products" | "admin"): Promise<void> {
    const { openMenu, menu, mainNavigation } = this.texts.layout
    if (this.isMobile) await this.page.getByRole("button", { name: openMenu }).click()
    const links = this.isMobile
      ? this.page.getByRole("dialog", { name: menu })
      : this.page.getByRole("navigation", { name: mainNavigation })
    await links.getByRole("link", { name: this.texts.layout[label], exact: true }).click()
  }

  /** Opens an entry of the dashboard's navigation. */
  async visit(entry: "orders" | "today"): Promise<void> {
    if (this.isMobile) await this.page.getByRole("button", { name: this.texts.admin.frame.openMenu }).click()
    await this.admin.entry(entry).click()
  }

  /** Waits for a message and closes all messages, which cover the top of a phone. */
  async expectToast(text: string): Promise<void> {
    await expect(this.toasts).toContainText(text)
    const close = this.toasts.locator("li[data-state=open]").getByRole("button").first()
    // A message may close by itself before the click.
    while ((await close.count()) > 0) await close.click({ timeout: 5_000 }).catch(() => undefined)
    await expect(this.toasts.getByRole("listitem")).toHaveCount(0)
  }

  async save(button = this.texts.admin.settings.save): Promise<void> {
    await this.admin.button(button).click()
    await this.expectToast(this.texts.admin.settings.saved)
  }
}
