// `npm run test:node -- VERSION [WORDS …]`: the tests on another Node than this one, which comes from the npm package
// `node`; CI runs them so on the oldest and the newest that the shop supports (package.json, engines).
// usage: npm run test:node -- 20.19.0 [what `npm test` takes]
import { mkdirSync } from "node:fs"
import { delimiter, dirname, join } from "node:path"
import { spawnSync } from "node:child_process"
import { npmCommand } from "./install.mjs"
import { defaultDataDir, root } from "./paths.mjs"
import { runTask } from "./task.mjs"

const [version = "", ...words] = process.argv.slice(2)
if (!/^\d+(\.\d+){0,2}$/.test(version)) throw new Error("Name a version of Node, such as 20.19.0.")

const folder = join(defaultDataDir, "node", version)
mkdirSync(folder, { recursive: true })
const [command, first] = npmCommand()
await runTask({
  command,
  args: [...first, "install", "--prefix", folder, "--no-save", "--allow-scripts=node", `node@${version}`],
  cwd: folder,
  env: process.env,
  failure: `Node ${version} could not be had:`,
})
const node = join(folder, "node_modules", "node", "bin", "node")
const env = {
  ...process.env,
  PATH: [dirname(node), process.env.PATH].join(delimiter),
  npm_execpath: undefined,
}
const { status } = spawnSync(node, [join(root, "tools", "start", "test.mjs"), ...words], {
  cwd: root,
  env,
  stdio: "inherit",
})
process.exitCode = status ?? 1
