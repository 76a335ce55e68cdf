import { readdirSync } from "node:fs"
import js from "@eslint/js"
import boundaries from "eslint-plugin-boundaries"
import i18next from "eslint-plugin-i18next"
import jsxA11y from "eslint-plugin-jsx-a11y"
import reactHooks from "eslint-plugin-react-hooks"
import tseslint from "typescript-eslint"

const sources = ["**/*.ts", "**/*.tsx"]

/** A test left out, or the only one left in, would pass for the whole. */
const partialTests = ["only", "skip", "fixme", "todo"].map((word) => ({
  selector: `CallExpression > MemberExpression[object.name=/^(describe|it|test)$/][property.name='${word}']`,
  message: `A committed test never says .${word}.`,
}))

const plugins = readdirSync(new URL("plugins", import.meta.url)).join("|")

/** A plugin is lifted out alone one day: it knows others by what their packages export. */
const otherPluginsFiles = {
  patterns: [
    {
      regex: `^(\\.\\./)+(plugins/)?(${plugins})/(src|\\.medusa)/`,
      message: "Import what the plugin's package exports.",
    },
    { regex: "^@bon-perroquet/[^/]+/(src|\\.medusa)/", message: "Import what the plugin's package exports." },
  ],
}

export default tseslint.config(
  {
    ignores: [
      "**/node_modules",
      "**/.medusa",
      "**/dist",
      ".data",
      "**/test-results",
      "**/playwright-report",
      "packages/shop-client/src/schema.ts",
    ],
  },
  js.configs.recommended,
  {
    files: sources,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        project: [
          "tsconfig.json",
          "tsconfig.admin.json",
          "storefront/tsconfig.json",
          "storefront/tsconfig.node.json",
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // Numbers read well inside a sentence.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // A handler may end with what gives nothing back, in one line.
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // React looks after what an event handler promises.
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      // The engine's interfaces promise; an implementation of ours may know its answer at once.
      "@typescript-eslint/require-await": "off",
      // The engine's types call its big decimals numbers: making one of them is no no-op.
      "@typescript-eslint/no-unnecessary-type-conversion": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", caughtErrors: "all" }],
      // Modules, providers and workflows of the engine are classes by its rules, even those with static members only.
      "@typescript-eslint/no-extraneous-class": "off",
      // A schema's type and what a request claims differ: checks at the edge of the shop are meant.
      "@typescript-eslint/no-unnecessary-condition": "off",
      "no-restricted-imports": ["error", otherPluginsFiles],
      "no-restricted-syntax": ["error", ...partialTests],
      "no-console": "error",
      // French puts a narrow space before its question mark; in a text it is meant.
      "no-irregular-whitespace": ["error", { skipStrings: true, skipTemplates: true }],
      eqeqeq: ["error", "always", { null: "ignore" }],
    },
  },
  {
    files: [
      "storefront/src/**/*.{ts,tsx}",
      "packages/{shop-react,admin-kit}/src/**/*.{ts,tsx}",
      "plugins/*/src/admin/**/*.{ts,tsx}",
    ],
    plugins: { "react-hooks": reactHooks, "jsx-a11y": jsxA11y },
    rules: { ...reactHooks.configs.recommended.rules, ...jsxA11y.flatConfigs.strict.rules },
  },
  {
    files: ["storefront/src/**/*.{ts,tsx}"],
    plugins: { boundaries },
    settings: {
      "import/resolver": { node: { extensions: [".ts", ".tsx"] } },
      "boundaries/elements": [
        { type: "app", pattern: "storefront/src/app" },
        { type: "feature", pattern: "storefront/src/features/*", capture: ["name"] },
        { type: "component", pattern: "storefront/src/components" },
        { type: "i18n", pattern: "storefront/src/i18n" },
        { type: "config", pattern: "storefront/src/config" },
      ],
    },
    rules: {
      // One way: app → features → components, texts and configuration.
      "boundaries/element-types": [
        "error",
        {
          default: "disallow",
          rules: [
            { from: "app", allow: ["app", "feature", "component", "i18n", "config"] },
            { from: "feature", allow: ["feature", "component", "i18n", "config"] },
            { from: "component", allow: ["component", "i18n", "config"] },
            { from: "i18n", allow: ["i18n", "config"] },
            { from: "config", allow: ["config"] },
          ],
        },
      ],
    },
  },
  {
    // What a visitor reads or hears comes from the catalogues.
    files: ["storefront/src/**/*.tsx", "packages/admin-kit/src/**/*.tsx", "plugins/*/src/admin/**/*.tsx"],
    plugins: { i18next },
    rules: {
      "i18next/no-literal-string": [
        "error",
        {
          mode: "jsx-only",
          "jsx-attributes": {
            include: [
              "alt",
              "title",
              "placeholder",
              "label",
              "hint",
              "text",
              "description",
              "^aria-(label|description|roledescription|valuetext)$",
            ],
          },
          // Signs that are the same in every language: separators, digits, the ellipsis.
          words: { exclude: [/^[^\p{L}]*$/u] },
        },
      ],
    },
  },
  {
    files: ["storefront/src/config/failure-log.ts"],
    rules: { "no-console": "off" },
  },
  {
    files: ["**/*.spec.ts", "**/*.spec.tsx", "**/testing/**/*.ts", "**/*.e2e.ts"],
    rules: {
      // expect(service.method) and matchers inside objects are Jest's own idiom.
      "@typescript-eslint/unbound-method": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
    },
  },
  {
    files: ["**/*.mjs", "**/*.cjs", "**/*.js"],
    languageOptions: {
      globals: Object.fromEntries(
        [
          "process",
          "console",
          "URL",
          "URLSearchParams",
          "AbortController",
          "AbortSignal",
          "fetch",
          "FormData",
          "Blob",
          "performance",
        ]
          .concat(["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Buffer"])
          .map((name) => [name, "readonly"]),
      ),
    },
    rules: {
      "no-restricted-syntax": ["error", ...partialTests],
      "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    files: [
      "medusa-config.js",
      "backend/medusa-config.js",
      "backend/required-secret.js",
      "backend/patience.js",
    ],
    languageOptions: {
      sourceType: "commonjs",
      globals: { module: "writable", require: "readonly", process: "readonly", __dirname: "readonly" },
    },
  },
)
