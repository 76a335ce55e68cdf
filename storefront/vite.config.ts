import { fileURLToPath } from "node:url"
import tailwindcss from "@tailwindcss/vite"
import react from "@vitejs/plugin-react"
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from "vite"
import merchant from "../merchant.json" with { type: "json" }

/** Where the development server finds the shop's calls and pictures: the edge, else the engine. */
const shop = process.env["SHOP_URL"] ?? process.env["ENGINE_URL"] ?? "http://127.0.0.1:9000"

/** While one develops there is no edge that writes the merchant into the page. */
const nameTheShop = (): Plugin => ({
  name: "name-the-shop",
  apply: "serve",
  transformIndexHtml: (html) =>
    html
      .replace("%SHOP_NAME%", merchant.name)
      .replace(/(id="merchant">)/, `$1${JSON.stringify(merchant).replaceAll("<", "\\u003c")}`),
})

/**
 * Few files rather than many small ones: on a phone each costs a round trip. What every visit runs is React, which is run by
 * itself and stays from one version of the shop to the next, and one file with all else that it needs; what shows a product,
 * in a card or on its page, another; each screen has its own.
 */
const CHUNKS = [
  // Else the bundler's own loader would be part of what it loads.
  { name: "loader", test: /vite\/preload-helper|rolldown\/runtime|\/src\/main\.ts$/, priority: 3 },
  { name: "react", test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: "shop", test: /\/src\/app\/start\.tsx$/, priority: 2 },
  {
    name: "product",
    test: /\/src\/(components\/(picture\/[\w-]+|stars\/Stars|date|PageHead|Skeleton|control|structured-data|delivery\/[\w-]+)|i18n\/localised|features\/products\/(availability|sizes|components\/(AddToCartButton|OfferLines|ProductCard|ProductGrid|ProductPrice|Rating|StockNotice))|features\/cart\/use-add-to-cart|config\/addresses)\.tsx?$|\/shop-react\/src\/destinations\.|\/queryOptions\.|\/icons\/(truck|x)\./,
    priority: 1,
  },
  // Parts of several screens of the account, and of the dashboard: each alone would be named in what every visit loads.
  {
    name: "account",
    test: /\/src\/(features\/account\/(components\/(Panel|Waiting)|OrderCard|orders\/Order(Amounts|Delivery|Items|Timeline)|orders\/StatusBadge|save-file|use-failure-toast|use-postal-lines))|\/shop-react\/src\/account\/(person|orders)/,
    priority: 0,
  },
  {
    name: "signs",
    test: /\/icons\/(arrow-left|circle-check|mail|pencil|phone|printer|trash|undo-2|circle-exclamation-point|external-link)\./,
    priority: 0,
  },
  {
    name: "address",
    test: /\/src\/components\/address\/|\/packages\/address\/src\/|\/postal-code-error\.ts/,
    priority: 0,
  },
  { name: "quantity", test: /\/src\/components\/QuantityStepper|\/icons\/(plus|minus)\./, priority: 0 },
  {
    name: "forms",
    test: /\/node_modules\/(zod|react-hook-form|@hookform)\/|\/src\/(config\/validation|components\/Field)/,
    priority: 1,
  },
  {
    name: "sign-in",
    test: /\/src\/features\/account\/(components\/(AccountCard|LinkFailed|MailedLinkScreen|NewPasswordFields|PasswordField|PersonFields)|next-address)|\/shop-react\/src\/account\/sign-in/,
    priority: 0,
  },
]

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react(), tailwindcss(), nameTheShop()],
  resolve: {
    // The workspace root holds React 18 for Medusa's admin; every package bundled here must meet React 19.
    conditions: ["bon-perroquet-source", ...defaultClientConditions],
    dedupe: ["react", "react-dom", "@tanstack/react-query", "react-router"],
    alias: {
      // Its package names its development build to every bundler; this is the one for visitors.
      "react-router": fileURLToPath(new URL("../production/index.mjs", import.meta.resolve("react-router"))),
      // js-sdk's query strings, of which the shop uses the simplest: 13 KB (gzip) less for every shopper.
      qs: "@bon-perroquet/shop-react/query-string",
      // js-sdk's event streams, which the shop does not use.
      "fetch-event-stream": "@bon-perroquet/shop-react/query-string",
    },
  },
  server: {
    port: 5173,
    proxy: {
      "/api": { target: shop, changeOrigin: false },
      "/static": { target: shop, changeOrigin: false },
    },
  },
  // What draws pages on the server stands alone: one React, the storefront's own.
  ssr: { noExternal: true, resolve: { conditions: ["bon-perroquet-source", ...defaultServerConditions] } },
  build: {
    outDir: isSsrBuild ? "dist/pages" : "dist/client",
    copyPublicDir: !isSsrBuild,
    emptyOutDir: true,
    // Tells which files a screen needs, so that the page can ask for them at once.
    manifest: !isSsrBuild,
    target: "es2022",
    // Browsers that understand ES2022 but not this fetch a little later what they need.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      ...(!isSsrBuild && { output: { codeSplitting: { groups: CHUNKS } } }),
      treeshake: {
        moduleSideEffects: [
          // The contract's schemas are built by calls; without this they, and zod, would stay in the entry.
          { test: /packages[\\/]contract[\\/]src/, sideEffects: false },
          // js-sdk does not say that its admin and store clients can be left out where only its transport is used.
          { test: /@medusajs[\\/]js-sdk/, sideEffects: false },
        ],
      },
    },
  },
}))
