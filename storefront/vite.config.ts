import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import tailwindcss from "@tailwindcss/vite"
import react from "@vitejs/plugin-react"
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from "vite"
import merchant from "../merchant.json" with { type: "json" }
// Imported by path, because Vite loads this file before the packages are built.
// oxlint-disable-next-line no-restricted-imports
import { themeStyles } from "../packages/contract/src/theme/css"

/** The server to which the development server forwards API calls: the edge if SHOP_URL is set, otherwise the engine. */
const shop = process.env["SHOP_URL"] ?? process.env["ENGINE_URL"] ?? "http://127.0.0.1:9000"

/** Writes the merchant into the page, which the edge does in production. */
const nameTheShop = (): Plugin => ({
  name: "name-the-shop",
  apply: "serve",
  transformIndexHtml: (html) =>
    html
      .replace("%SHOP_NAME%", merchant.name)
      .replace(/(id="merchant">)/, `$1${JSON.stringify(merchant).replaceAll("<", "\\u003c")}`),
})

/**
 * Removes the `displayName` of React Router's components. The names only help debugging, and would keep unused
 * components in the bundle.
 */
const removeDisplayNames = (): Plugin => ({
  name: "remove-display-names",
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = .*$/gm, "")
        .replaceAll(/React\d*\.(forwardRef|createContext|memo)\(/g, "/* @__PURE__ */ $&"),
  },
})

/**
 * Groups code into few files, because each file costs a phone a round trip. React has its own file, which rarely
 * changes.
 */
const CHUNKS = [
  // Without this group, the bundler's loader would be part of a file that it loads.
  { name: "loader", test: /vite\/preload-helper|rolldown\/runtime|\/src\/main\.ts$/, priority: 3 },
  { name: "react", test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: "shop", test: /\/src\/app\/start\.tsx$/, priority: 2 },
  {
    name: "product",
    test: /\/src\/(components\/(picture\/[\w-]+|stars\/Stars|date|PageHead|Skeleton|control|structured-data|delivery\/[\w-]+)|i18n\/localised|features\/products\/(availability|sizes|components\/(AddToCartButton|OfferLines|ProductCard|ProductGrid|ProductPrice|Rating|StockNotice))|features\/cart\/use-add-to-cart|config\/addresses)\.tsx?$|\/shop-react\/src\/(api-reads|destinations|trade-prices)\.|\/contract\/src\/custom-fields\/declared\.|\/config\/custom-facts\.|\/custom-fields\/use-custom-words\.|\/queryOptions\.|\/icons\/(truck|x)\./,
    priority: 1,
  },
  // Code that several screens of the account or the dashboard share. If it were in separate files, every visit would
  // load the list of their names.
  {
    name: "account",
    test: /\/src\/(features\/order\/|components\/(Panel|Waiting|save-file|toast\/use-failure-toast)|features\/account\/components\/CodeField)|\/shop-react\/src\/account\/(person|orders)|\/icons\/download\./,
    priority: 0,
  },
  {
    name: "signs",
    test: /\/icons\/(arrow-left|circle-check|mail|pencil|phone|printer|hourglass|trash|undo-2|circle-exclamation-point|external-link|gift|log-out|repeat)\./,
    priority: 0,
  },
  {
    name: "address",
    test: /\/src\/components\/address\/|\/packages\/contract\/src\/address\/|\/postal-code-error\.ts|\/order\/use-postal-lines|\/client\/(if-match|as-file)/,
    priority: 1,
  },
  {
    name: "list-signs",
    test: /\/icons\/(search|chevron-(left|right))\.|\/shop\/bird-sets\.|\/config\/(categories|screen-request)\./,
    priority: 0,
  },
  // Components of Radix that dialogs, tabs and switches share.
  {
    name: "radix",
    test: /@radix-ui\/(primitive|react-(compose-refs|slot|primitive|context|use-(layout-effect|effect-event|controllable-state|callback-ref)|id|presence))\//,
    priority: 1,
  },
  { name: "layers", test: /@radix-ui\/react-(dismissable-layer|portal)\/|\/toast\/host\./, priority: 1 },
  {
    name: "dialog",
    test: /@radix-ui\/react-(focus-scope|focus-guards|dialog)\/|\/react-remove-scroll\/|\/src\/components\/use-returning-focus\./,
    priority: 0,
  },
  {
    name: "links",
    test: /\/written-text\/(text-link|text-addresses)\.|\/components\/RichText\./,
    priority: 1,
  },
  { name: "written-text", test: /\/written-text\/|\/information\/TextSections/, priority: 0 },
  {
    name: "payment-status",
    test: /\/shop-react\/src\/payment\/(polling|payment-outcome|use-payment-status)\./,
    priority: 0,
  },
  {
    name: "cart",
    test: /\/shop-react\/src\/(cart\/change|account\/quotes)\.|\/features\/cart\/(item-name|can-store|components\/EmptyCart)\./,
    priority: 0,
  },
  // What the profile, the checkout and the dashboard share.
  {
    name: "personal",
    test: /\/custom-fields\/CustomFields\.|\/shop-react\/src\/(account\/addresses|credit|cart\/promo-codes)\.|\/QuoteStateBadge\./,
    priority: 0,
  },
  // Is a separate group, because the product page needs these files without the account's forms.
  { name: "arrival", test: /\/src\/components\/arrival\//, priority: 1 },
  {
    name: "business",
    test: /\/src\/components\/(business\/|custom-fields\/custom-values)|\/contract\/src\/vat-numbers\//,
    priority: 1,
  },
  {
    name: "quantity",
    test: /\/src\/components\/(QuantityStepper|above-cookie-question)|\/icons\/(plus|minus)\./,
    priority: 0,
  },
  {
    name: "forms",
    test: /\/node_modules\/react-hook-form\/|\/src\/components\/(Field|use-field-sentence)|\/checkout\/components\/FormSection|\/contract\/src\/forms\//,
    priority: 1,
  },
  // Loaded when a visitor uses a form, without code that screens need earlier. There are two files, because Zod's
  // configuration must run before the first schema.
  {
    name: "validation",
    test: /\/node_modules\/(zod|@hookform)\/|\/src\/config\/validation/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: "rules",
    test: /\/src\/components\/address\/address-problems|\/packages\/contract\/src\/address\/(territory|label-limits|shorten|kinds)\.|\/contract\/src\/(error|lists|forms\/email|days\/day|custom-fields\/(declaration|values)|(shop|account|payments)\/(account|balances|business|cart|extras|paid-with|payment))\.ts/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: "sign-in",
    test: /\/src\/features\/account\/(components\/(AccountCard|LinkFailed|MailedLinkScreen|NewPasswordFields|PasswordField|PersonFields))|\/shop-react\/src\/account\/sign-in|\/config\/use-restored\./,
    priority: 0,
  },
  {
    name: "proof",
    test: /\/account\/confirmation\/(QuestionForm|PasswordForm)|\/shop-react\/src\/account\/security\./,
    priority: 0,
  },
]

/** Writes the theme's tokens where Tailwind reads them. */
function writeTheme(): void {
  const file = new URL("./src/styles/generated/theme.css", import.meta.url)
  const styles = themeStyles()
  mkdirSync(new URL(".", file), { recursive: true })
  if (!existsSync(file) || readFileSync(file, "utf8") !== styles) writeFileSync(file, styles)
}
writeTheme()

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react(), tailwindcss(), nameTheShop(), removeDisplayNames()],
  resolve: {
    // Uses one version of each package, because the workspace root also contains React 18 for Medusa Admin.
    conditions: ["bon-perroquet-source", ...defaultClientConditions],
    dedupe: ["react", "react-dom", "@tanstack/react-query", "react-router"],
    alias: {
      // Selects React Router's production build, because bundlers would use the development build.
      "react-router": fileURLToPath(new URL("../production/index.mjs", import.meta.resolve("react-router"))),
      // Replaces js-sdk's query strings, without unused features. Saves 13 KB (gzip).
      qs: "@bon-perroquet/shop-react/query-string",
      // Replaces js-sdk's event streams, which the shop does not use.
      "fetch-event-stream": "@bon-perroquet/shop-react/query-string",
      // Replaces TanStack Query's infinite queries, which the shop does not use.
      "./infiniteQueryBehavior.js": "@bon-perroquet/shop-react/no-infinite-queries",
    },
  },
  server: {
    port: 5173,
    proxy: {
      "/api": { target: shop, changeOrigin: false },
      "/static": { target: shop, changeOrigin: false },
    },
  },
  // Bundles all packages, so that the server renders with the storefront's version of React.
  ssr: { noExternal: true, resolve: { conditions: ["bon-perroquet-source", ...defaultServerConditions] } },
  build: {
    outDir: isSsrBuild ? "dist/pages" : "dist/client",
    copyPublicDir: !isSsrBuild,
    emptyOutDir: true,
    // Lets a page request all files of a screen together.
    manifest: !isSsrBuild,
    target: "es2022",
    // Without this polyfill, browsers that do not support preloading only load files a little later.
    modulePreload: {
      polyfill: false,
      // Omits files that every page loads anyway.
      resolveDependencies: (_file, files) =>
        files.filter((file) => !/\/(loader|react|rolldown-runtime|shop)-/.test(file)),
    },
    rolldownOptions: {
      ...(!isSsrBuild && { output: { codeSplitting: { groups: CHUNKS } } }),
      treeshake: {
        moduleSideEffects: [
          // The contract's schemas are built by function calls. Without this declaration, the schemas and Zod would
          // stay in the entry file.
          { test: /packages[\\/]contract[\\/]src/, sideEffects: false },
          // js-sdk itself does not declare that unused clients can be removed.
          { test: /@medusajs[\\/]js-sdk/, sideEffects: false },
        ],
      },
    },
  },
}))
