import { partOfEnvironment } from "./parts.mjs"

const part = partOfEnvironment()
const data = `.data/mutation/${part.folder}`

export default {
  mutate: part.files,
  // Files that unit tests do not need.
  ignorePatterns: [
    "/*",
    ...[
      "packages",
      "plugins",
      "docs",
      "quality",
      "jest.config.mjs",
      "merchant.json",
      "package.json",
      "tsconfig.base.json",
    ].map((kept) => `!/${kept}`),
    ...[".medusa", "dist"],
  ],
  plugins: ["@stryker-mutator/jest-runner"],
  testRunner: "jest",
  jest: { configFile: "quality/mutation/jest.config.mjs" },
  coverageAnalysis: "perTest",
  disableTypeChecks: false,
  concurrency: 2,
  // The timeout is long, so that a busy machine is not taken for an endless loop.
  timeoutMS: 60_000,
  incremental: true,
  incrementalFile: `${data}/incremental.json`,
  tempDirName: `${data}/sandbox`,
  reporters: ["json", "progress-append-only"],
  jsonReporter: { fileName: `${data}/report.json` },
  warnings: { slow: false },
}
