import type { Page, Response } from "@playwright/test"

/** Playwright injects a script into every frame. The e-mail preview blocks it, which the browser logs. */
const DRIVERS_OWN = /^Blocked script execution in 'about:srcdoc'/

/** Fails the test for unexpected console messages and failed requests. */
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
    page.on("response", (response) => this.note(response))
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "unknown"
      // Ignores aborted requests. They were repeated, or the browser left the page.
      if (reason === "net::ERR_ABORTED" || this.isAnnounced(request.url())) return
      this.problems.push(`request failed: ${request.method()} ${request.url()} ${reason}`)
    })
  }

  private note(response: Response): void {
    if (response.status() < 400 || this.isAnnounced(response.url())) return
    this.problems.push(`${response.status()}: ${response.request().method()} ${response.url()}`)
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
