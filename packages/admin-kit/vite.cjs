const { existsSync } = require("node:fs")
const { dirname, join } = require("node:path")
const { orderNumbers } = require("./dashboard-patches.cjs")

/** What holds the state that extensions and dashboard share: session, cache, language, place. */
const SHARED = ["@tanstack/react-query", "react-i18next", "react-router-dom"]

/** The folder of a package as the dashboard itself finds it. */
function ofDashboard(name) {
  // Not before a build asks: where the shop only runs there need be no dashboard but the built one.
  const dashboard = dirname(require.resolve("@medusajs/dashboard/package.json"))
  for (let folder = dashboard; folder !== dirname(folder); folder = dirname(folder)) {
    const found = join(folder, "node_modules", name)
    if (existsSync(join(found, "package.json"))) return found
  }
  throw new Error(`Medusa Admin's dashboard has no ${name}.`)
}

/**
 * Vite options for `admin.vite` in medusa-config.js: extensions get the dashboard's own copies of these packages. With
 * copies of their own, of other versions, they would stand outside the dashboard's contexts. Flags are the shop's own
 * files, and orders bear the shop's numbers.
 */
function shareWithDashboard() {
  return {
    resolve: {
      alias: [
        ...SHARED.map((name) => ({ find: new RegExp(`^${name}$`), replacement: ofDashboard(name) })),
        { find: /^react-country-flag$/, replacement: join(__dirname, "src/CountryFlag.tsx") },
      ],
    },
    plugins: [orderNumbers()],
  }
}

module.exports = { shareWithDashboard }
