import { relative } from "node:path"
import { root } from "./paths.mjs"

/** Returns the text that `npm start` prints when the shop is ready. @param {import("./stack.mjs").Stack} stack */
export function summary({ urls, setting, env, passwordKnown }) {
  const rows = [
    ["Shop", urls.shop],
    ["Dashboard", `${urls.shop}/admin`],
    ["Medusa Admin", `${urls.engine}/app`],
    [
      "Payments",
      urls.emulator ? `${urls.emulator}  (emulator, unless the dashboard has a key of Stripe)` : "Stripe",
    ],
    ["Administrator", env.SHOP_ADMIN_EMAIL ?? ""],
    [
      "First password",
      passwordKnown ? (env.SHOP_ADMIN_PASSWORD ?? "") : "as chosen when this database was filled",
    ],
    ["Data and logs", relative(root, setting.dataDir) || setting.dataDir],
    ["Stop", "Ctrl-C"],
  ]
  const width = Math.max(...rows.map(([label = ""]) => label.length))
  return rows.map(([label = "", value]) => `  ${label.padEnd(width)}   ${value}`).join("\n")
}
