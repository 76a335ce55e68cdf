import FirstFailures from "./first-failures.cjs"

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
