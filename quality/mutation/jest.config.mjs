// Runs the unit tests of one part for StrykerJS, in its copy of the sources in .data/.
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import jest from "../../jest.config.mjs"
import { partOfEnvironment } from "./parts.mjs"

const root = join(import.meta.dirname, "..", "..")
const part = partOfEnvironment()
const unit = jest.projects.find(({ displayName }) => displayName === "unit")
if (!unit) throw new Error("jest.config.mjs has no unit tests any more.")
const engine = createRequire(join(root, "node_modules/@medusajs/framework/package.json"))

/**
 * Loads only the decimal arithmetic (`totals`) of `@medusajs/framework/utils`, because the whole package takes longer
 * to load than most tests take to run.
 */
const decimals = {
  "^@medusajs/framework/utils$": join(dirname(engine.resolve("@medusajs/utils")), "totals/index.js"),
}

// Leaves out the project's runtime and environment. Jest itself then loads the packages, so that modules can be
// replaced. pure.mjs generates the sources.
const { runtime: _runtime, globalSetup: _globalSetup, ...alone } = unit

export default {
  ...alone,
  testEnvironment: "node",
  rootDir: root,
  roots: [...new Set([...part.files, ...part.tests].map((file) => join(root, file, "..")))],
  testRegex: part.tests.map((file) => `${file.replaceAll(".", "\\.")}$`),
  modulePathIgnorePatterns: ["/\\.medusa/"],
  moduleNameMapper: {
    ...unit.moduleNameMapper,
    ...(part.decimals && decimals),
    "^fast-check$": join(root, "quality/mutation/short-properties.cjs"),
  },
}
