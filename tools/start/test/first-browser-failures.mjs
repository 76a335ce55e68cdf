import FirstFailures from "./first-failures.cjs"

/** A Playwright reporter that prints the cause of a failure when it happens, not when the run ends. */
export default class FirstBrowserFailures {
  /**
   * @param {import("@playwright/test/reporter").TestCase} test
   * @param {import("@playwright/test/reporter").TestResult} result
   */
  onTestEnd(test, { status, error }) {
    if (status !== test.expectedStatus)
      FirstFailures.print(test.titlePath().filter(Boolean).join(" › "), error?.message)
  }
}
