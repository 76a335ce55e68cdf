import type { Page, Response } from "@playwright/test"

/** The driver puts a script of its own into every frame; in the preview of a mail none may run. */
const DRIVERS_OWN = /^Blocked script execution in 'about:srcdoc'/

/** Everything a developer's console would show that no test announced. */
export class Noise {
  private readonly problems: string[] = []
  private readonly announced: RegExp[] = []

  /** Says that requests to an address are about to be refused or to fail; that is then no surprise. */
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
      // A request that the page gave up itself: it left, or asked again.
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
