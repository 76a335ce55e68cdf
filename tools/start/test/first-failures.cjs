const { stripVTControlCharacters } = require("node:util")

module.exports = class FirstFailures {
  /** @param {{ rootDir: string }} config */
  constructor({ rootDir }) {
    this.rootDir = rootDir
  }

  /**
   * Prints a failed test at once, with the first lines of the cause.
   * @param {string} name @param {string | undefined} cause
   */
  static print(name, cause = "") {
    const lines = stripVTControlCharacters(cause).split("\n").filter(Boolean).slice(0, 4)
    process.stdout.write([`✗ FAILED ${name}`, ...lines.map((line) => `    ${line}`), ""].join("\n"))
  }

  /** @param {{ path: string }} test @param {{ status: string, fullName: string, failureMessages: string[] }} result */
  onTestCaseResult({ path }, { status, fullName, failureMessages }) {
    if (status === "failed")
      FirstFailures.print(`${path.slice(this.rootDir.length + 1)}: ${fullName}`, failureMessages[0])
  }
}
