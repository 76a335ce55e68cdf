const { existsSync } = require("node:fs")
const { dirname, join } = require("node:path")
const { orderNumbers } = require("./dashboard-patches.cjs")

/** Packages with state that extensions share with the dashboard: session, cache, language, route. */
const SHARED = ["@tanstack/react-query", "react-i18next", "react-router-dom"]

/** Returns the folder of a package as the dashboard resolves it. */
function ofDashboard(name) {
  // Resolved lazily, because a running shop needs only the built dashboard.
  const dashboard = dirname(require.resolve("@medusajs/dashboard/package.json"))
  for (let folder = dashboard; folder !== dirname(folder); folder = dirname(folder)) {
    const found = join(folder, "node_modules", name)
    if (existsSync(join(found, "package.json"))) return found
  }
  throw new Error(`Medusa Admin's dashboard has no ${name}.`)
}

/** The file in which zod keeps its configuration. */
const ZOD_CONFIGURATION = /[\\/]zod[\\/]v4[\\/]core[\\/]core\.js/

/** A Vite plugin: zod compiles schemas with `new Function` by default, which the policy of Medusa Admin refuses. */
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
 * Returns Vite options for `admin.vite` in medusa-config.js. Extensions use the dashboard's copies of these packages,
 * because other copies would be outside the dashboard's contexts. It also serves flags locally and shows the shop's
 * order numbers.
 */
function shareWithDashboard() {
  return {
    resolve: {
      alias: [
        ...SHARED.map((name) => ({ find: new RegExp(`^${name}$`), replacement: ofDashboard(name) })),
        { find: /^react-country-flag$/, replacement: join(__dirname, "src/CountryFlag.tsx") },
      ],
    },
    plugins: [orderNumbers(), withoutEval()],
  }
}

module.exports = { shareWithDashboard }
