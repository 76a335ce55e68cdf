import { expect, type Locator, type Page } from "@playwright/test"

/** Maximum number of Tab presses between two elements. */
const MAX_STOPS = 150

export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Presses Tab until the element has the focus, and checks that the focus is visible. */
  async tabTo(target: Locator): Promise<void> {
    // Looks for the element again only if React replaced it, because a search by role takes longer than a key press.
    let element = await target.elementHandle()
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      const at = await element?.evaluate((node) => ({
        isFocused: node === document.activeElement,
        isGone: !node.isConnected,
      }))
      if (at?.isFocused) {
        await expect(target).toBeInViewport()
        return
      }
      if (!at || at.isGone) element = await target.elementHandle()
      else await this.page.keyboard.press("Tab")
    }
    throw new Error(`The Tab key does not reach ${target.toString()}.`)
  }

  async press(target: Locator): Promise<void> {
    await this.tabTo(target)
    await this.page.keyboard.press("Enter")
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.tabTo(target)
    await this.page.keyboard.press("ControlOrMeta+a")
    await this.page.keyboard.type(text)
  }
}
