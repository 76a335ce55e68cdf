import { SHIPPED_LANGUAGES } from "@bon-perroquet/contract"
import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import tests from "./tests.json"

const root = join(__dirname, "../..")

it("the storefront has catalogues in exactly the shipped languages", () => {
  const catalogues = readdirSync(join(root, "storefront/src/i18n/locales"))
  expect(catalogues.sort()).toEqual([...SHIPPED_LANGUAGES].sort())
})

it("tests.json names existing test files", () => {
  const files = [...tests.http, ...tests.browser.map((name) => `storefront/e2e/${name}`)]
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
