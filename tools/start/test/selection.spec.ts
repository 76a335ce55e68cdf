import { runModule } from "./testing/run-module"

const select = (words: string[], title?: string) =>
  runModule(
    "selection.mjs",
    "namedTests",
    `try {
      return namedTests(${JSON.stringify(words)}, ${JSON.stringify(title)})
    } catch (error) { return error.message }`,
  )

const NONE = { static: false, unit: null, browser: null, http: null, faults: false }

describe("npm test", () => {
  it("`npm test` runs everything without arguments", () => {
    expect(select([])).toEqual({ static: true, unit: [], browser: [], http: [], faults: true })
  })

  it("`npm test` runs only the parts that are named", () => {
    expect(select(["static", "http"])).toEqual({ ...NONE, static: true, http: [] })
  })

  it("`npm test` runs one HTTP test file, with or without the name of the part", () => {
    const file = "plugins/platform/observability/src/far-index.http.spec.ts"
    const http = ["--runTestsByPath", expect.stringMatching(new RegExp(`/${file}$`))]
    expect(select([file])).toEqual({ ...NONE, http })
    expect(select(["http", file])).toEqual({ ...NONE, http })
  })

  it("`npm test` runs one test of a browser test file by its line", () => {
    const browser = ["e2e/keyboard.e2e.ts:12"]
    expect(select(["storefront/e2e/keyboard.e2e.ts:12"])).toEqual({ ...NONE, browser })
    expect(select(["browser", "e2e/keyboard.e2e.ts:12"])).toEqual({ ...NONE, browser })
  })

  it("`npm test` selects one test by its name, which may contain any characters", () => {
    const file = "tools/start/test/selection.spec.ts"
    expect(select([file], "buys at 6 % (VAT)")).toMatchObject({
      unit: ["--runTestsByPath", expect.any(String), "--testNamePattern", "buys at 6 % \\(VAT\\)"],
    })
  })

  it("`npm test` rejects a file that does not exist", () => {
    expect(select(["plugins/none.http.spec.ts"])).toContain("is neither a part")
  })
})
