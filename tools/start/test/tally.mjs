/** What came of the checks so far. A test that was skipped has not passed: it counts as failed. */
export class Tally {
  passed = 0
  failed = 0

  /** @param {{ passed: number, failed: number }} more */
  add({ passed, failed }) {
    this.passed += passed
    this.failed += failed
  }
}
