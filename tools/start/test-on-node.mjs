// `npm run test:node` runs the tests on the oldest and the newest supported Node version, which it downloads from the
// npm package `node`. CI can run the parts separately.
// usage: npm run test:node [-- VERSION …] [arguments of `npm test`]
//   npm run test:node -- static unit     runs two parts on both versions
//   npm run test:node -- 22.12.0 unit    runs one part on one version
import { spawnSync } from "node:child_process"
import { delimiter, dirname, join } from "node:path"
import { StartFailure } from "./failure.mjs"
import { nodesToTry } from "./node-version.mjs"
import { fetchNode } from "./packages/releases.mjs"
import { root } from "./paths.mjs"

/**
 * Runs `npm test` with a Node version.
 * @param {string} node @param {string[]} words @returns {boolean} true if all tests passed
 */
function test(node, words) {
  const env = {
    ...process.env,
    PATH: [dirname(node), process.env.PATH].join(delimiter),
    npm_execpath: undefined,
  }
  const version = spawnSync(node, ["--version"], { encoding: "utf8" }).stdout.trim()
  process.stdout.write(`\nOn Node ${version}\n`)
  const args = [join(root, "tools", "start", "test.mjs"), ...words]
  return spawnSync(node, args, { cwd: root, env, stdio: "inherit" }).status === 0
}

try {
  const { versions, words } = nodesToTry(process.argv.slice(2))
  const failed = []
  for (const version of versions) if (!test(await fetchNode(version), words)) failed.push(version)
  if (failed.length) throw new StartFailure(`Tests failed on Node ${failed.join(" and ")}.`)
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  process.stdout.write(`\n${error.message}\n${error.details}\n`)
  process.exitCode = 1
}
