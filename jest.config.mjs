// "unit" needs no shop. "http" uses the shops that tools/start/test.mjs starts.
const compile = (/** @type {boolean} */ tsx) => [
  "@swc/jest",
  {
    jsc: {
      parser: { syntax: "typescript", tsx, decorators: true },
      transform: { react: { runtime: "automatic" }, legacyDecorator: true, decoratorMetadata: true },
      target: "es2022",
    },
  },
]

const shared = {
  testEnvironment: "./packages/testing/src/test-environment.ts",
  globalSetup: "./tools/start/test/generated-sources.mjs",
  runtime: "./tools/start/test/shared-packages.cjs",
  // Resolves packages of this repository to their sources.
  testEnvironmentOptions: { customExportConditions: ["bon-perroquet-source", "node", "require", "default"] },
  transform: { "^.+\\.tsx$": compile(true), "^.+\\.(ts|js)$": compile(false) },
  // Sources of the edge import "./x.js". Tests load "./x.ts" instead.
  moduleNameMapper: { "^(\\.{1,2}/.*)\\.js$": "$1" },
  moduleFileExtensions: ["ts", "tsx", "js", "mjs", "cjs", "json", "node"],
  modulePathIgnorePatterns: ["/\\.medusa/", "/dist/", "<rootDir>/\\.data/"],
  testPathIgnorePatterns: ["/node_modules/", "/\\.medusa/", "/dist/"],
  setupFiles: ["./packages/testing/src/setup/fixed-inputs.ts"],
}

export default {
  // The timeout is long enough for slow machines. A test that takes longer hangs.
  testTimeout: 60_000,
  testSequencer: "./tools/start/test/file-order.cjs",
  projects: [
    { ...shared, displayName: "unit", testRegex: "(?<!\\.http)\\.spec\\.tsx?$" },
    {
      ...shared,
      displayName: "http",
      testRegex: "\\.http\\.spec\\.ts$",
      testEnvironment: "./packages/testing/src/shop-environment.ts",
      setupFiles: [...shared.setupFiles, "./packages/testing/src/take-shop.ts"],
      setupFilesAfterEnv: ["./packages/testing/src/setup/test-timeout.ts"],
    },
  ],
}
