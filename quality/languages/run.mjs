// `npm run languages`: runs the language tests on a shop with all shipped languages enabled. Uses a copy of
// the sources with another setting, because Medusa Admin and the screens are built with it.
// usage: npm run languages [-- --keep]   --keep leaves the shop running afterwards
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { defaultDataDir } from "../../tools/start/paths.mjs"
import { runVisibly } from "../../tools/start/test/runners.mjs"
import { copySources } from "../mutation/shop/copy.mjs"

const copy = join(defaultDataDir, "languages")
copySources(copy)
/** Languages of the storefront's catalogues. All of them are shipped. */
const languages = readdirSync(join(copy, "storefront", "src", "i18n", "locales"))
const setting = join(copy, "merchant.json")
const merchant = JSON.parse(readFileSync(setting, "utf8"))
writeFileSync(setting, `${JSON.stringify({ ...merchant, languages }, null, 2)}\n`)
const trial = join(copy, "quality", "languages", "trial.mjs")
process.exitCode = await runVisibly([trial, ...process.argv.slice(2)], copy, process.env)
