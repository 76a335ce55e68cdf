// Two projects: "unit" runs anywhere, "http" against the shops that the harness (tools/start/test.mjs) starts.
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
  runtime: "./tools/start/test/shared-packages.cjs",
  // Packages of this repository resolve to their sources, as for the type checker.
  testEnvironmentOptions: { customExportConditions: ["development", "node", "require", "default"] },
  transform: { "^.+\\.tsx$": compile(true), "^.+\\.(ts|js)$": compile(false) },
  // The edge's sources import "./x.js", as ECMAScript modules do; here they are still "./x.ts".
  moduleNameMapper: { "^(\\.{1,2}/.*)\\.js$": "$1" },
  moduleFileExtensions: ["ts", "tsx", "js", "mjs", "cjs", "json", "node"],
  modulePathIgnorePatterns: ["/\\.medusa/", "/dist/", "<rootDir>/\\.data/"],
  testPathIgnorePatterns: ["/node_modules/", "/\\.medusa/", "/dist/"],
  setupFiles: ["./packages/testing/src/setup/fixed-inputs.ts"],
}

export default {
  // A test that needs longer is stuck: the limit is generous, so that a slow machine fails nothing.
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
