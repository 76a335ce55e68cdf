const { existsSync } = require("node:fs")
const { dirname, join } = require("node:path")
const { orderNumbers } = require("./dashboard-patches.cjs")

/** Packages with state (session, cache, language, route). Extensions must use the dashboard's copies of them. */
const SHARED = ["@tanstack/react-query", "react-i18next", "react-router-dom"]

function ofDashboard(name) {
  // Searches for the package only when it is needed: @medusajs/dashboard is not installed with a running shop.
  const dashboard = dirname(require.resolve("@medusajs/dashboard/package.json"))
  for (let folder = dashboard; folder !== dirname(folder); folder = dirname(folder)) {
    const found = join(folder, "node_modules", name)
    if (existsSync(join(found, "package.json"))) return found
  }
  throw new Error(`Medusa Admin's dashboard has no ${name}.`)
}

const ZOD_CONFIGURATION = /[\\/]zod[\\/]v4[\\/]core[\\/]core\.js/

/** Disables zod's `new Function`, which Medusa Admin's content security policy blocks. */
function withoutEval() {
  return {
    name: "bon-perroquet:without-eval",
    apply: "build",
    /** @param {string} code @param {string} id */
    transform: (code, id) =>
      ZOD_CONFIGURATION.test(id) ? { code: `${code}\nglobalConfig.jitless = true\n`, map: null } : null,
  }
}

/**
 * Returns a Vite plugin that writes merchant.json into the page, from which the extensions read the enabled languages.
 */
function withMerchant() {
  return {
    name: "bon-perroquet:with-merchant",
    // Loads the contract only when the dashboard is built.
    /** @returns {{ tag: string, attrs: Record<string, string>, children: string, injectTo: "head" }[]} */
    transformIndexHtml: () => [
      {
        tag: "script",
        attrs: { type: "application/json", id: "merchant" },
        children: JSON.stringify(require("@bon-perroquet/contract/merchant").merchant() ?? {}).replaceAll(
          "<",
          "\\u003c",
        ),
        injectTo: "head",
      },
    ],
  }
}

/**
 * Returns options for `admin.vite` in medusa-config.js. With them, the extensions use the dashboard's copies of
 * packages that store state, country flags are loaded from the shop, and orders are shown with the shop's numbers.
 */
function shareWithDashboard() {
  return {
    resolve: {
      conditions: ["bon-perroquet-source", "module", "browser", "development|production"],
      alias: [
        ...SHARED.map((name) => ({ find: new RegExp(`^${name}$`), replacement: ofDashboard(name) })),
        { find: /^react-country-flag$/, replacement: join(__dirname, "src/CountryFlag.tsx") },
      ],
    },
    plugins: [orderNumbers(), withoutEval(), withMerchant()],
  }
}

module.exports = { shareWithDashboard }
