// What only ESLint can check: the project's own boundaries, texts and words. Everything else, types included, is checked
// by oxlint (.oxlintrc.json) in a tenth of the time.
import { readdirSync } from "node:fs"
import boundaries from "eslint-plugin-boundaries"
import i18next from "eslint-plugin-i18next"
import { parser } from "typescript-eslint"

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

export default [
  {
    ignores: [
      "**/node_modules",
      "**/.medusa",
      "**/dist",
      ".data",
      "**/test-results",
      "**/playwright-report",
      "packages/shop-client/src/schema.ts",
      "**/__admin-extensions__.js",
    ],
  },
  {
    files: sources,
    languageOptions: { parser },
    rules: {
      "no-restricted-imports": ["error", otherPluginsFiles],
      "no-restricted-syntax": ["error", ...partialTests],
    },
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
          // Keys of texts, names of fields and of rights: no words that anybody reads.
          callees: { exclude: ["t", "checkout", "common", "errorOf", "localised", "may", "register"] },
          // Signs that are the same in every language: separators, digits, the ellipsis.
          words: { exclude: [/^[^\p{L}]*$/u] },
        },
      ],
    },
  },
  { files: ["**/*.mjs"], rules: { "no-restricted-syntax": ["error", ...partialTests] } },
]
