import type { Page } from "@playwright/test"

/** Playwright injects a script into every frame. The e-mail preview blocks it, which the browser logs. */
const DRIVERS_OWN = /^Blocked script execution in 'about:srcdoc'/

/**
 * Fails the test for unexpected errors in the console. Chromium also logs there each response with a status of 400 or
 * more, and each request without a response. It does not log aborted requests, which were repeated or belong to a page
 * that the browser left. Nothing listens to the requests themselves, because a page has up to a hundred.
 */
export class Noise {
  private readonly problems: string[] = []
  private readonly announced: RegExp[] = []

  expect(address: RegExp): void {
    this.announced.push(address)
  }

  get surprises(): string[] {
    return this.problems
  }

  listen(page: Page): void {
    page.on("pageerror", (error) => this.problems.push(`uncaught: ${error.message}`))
    page.on("console", (message) => {
      if (message.type() !== "error" || this.isAnnounced(message.location().url)) return
      if (DRIVERS_OWN.test(message.text())) return
      this.problems.push(`console: ${message.text()} (${message.location().url})`)
    })
  }

  private isAnnounced(address: string): boolean {
    return this.announced.some((pattern) => pattern.test(address))
  }
}

/** Reports violations of the content security policy as uncaught errors, because the console omits some of them. */
export const reportPolicyViolations = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, sample }) =>
      reportError(new Error(`The policy ${violatedDirective} blocked: ${sample}`)),
    ),
  )
