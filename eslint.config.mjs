// Checks the import layers of the storefront, and that texts come from the catalogues. oxlint (.oxlintrc.json) checks
// everything else, including types, in a tenth of the time.
import boundaries from "eslint-plugin-boundaries"
import i18next from "eslint-plugin-i18next"
import { parser } from "typescript-eslint"

export default [
  { files: ["**/*.{ts,tsx}"], languageOptions: { parser } },
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
      // Imports go one way: app → features → components, texts and configuration.
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
    // Visible texts and texts for screen readers must come from the catalogues.
    files: ["storefront/src/**/*.tsx", "packages/admin-kit/src/**/*.tsx", "plugins/*/*/src/admin/**/*.tsx"],
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
          // Excludes functions whose arguments are keys, field names or rights instead of visible texts.
          callees: { exclude: ["t", "checkout", "common", "errorOf", "localised", "may", "register"] },
          // Allows characters that are the same in every language: separators, digits, the ellipsis.
          words: { exclude: [/^[^\p{L}]*$/u] },
        },
      ],
    },
  },
]
