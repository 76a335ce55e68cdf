import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { StartFailure } from "../../tools/start/failure.mjs"
import { runTask } from "../../tools/start/processes/task.mjs"
import { missingFrom } from "./exports.mjs"
import { workspace } from "./workspaces.mjs"

/**
 * Packs built workspaces with `npm pack`.
 * @param {string[]} names @param {string} folder @returns {Promise<Map<string, string>>} tarball by name
 * @throws if a tarball lacks a file that the exports name
 */
export async function pack(names, folder) {
  mkdirSync(folder, { recursive: true })
  const output = await runTask({
    command: "npm",
    args: [
      ...["pack", "--json", "--ignore-scripts", "--pack-destination", folder],
      ...names.map((name) => workspace(name).folder),
    ],
    failure: "`npm pack` failed:",
  })
  /** @type {{ name: string, filename: string, files: { path: string }[] }[]} */
  const packed = Object.values(JSON.parse(output.slice(output.search(/^[[{]/m))))
  return new Map(
    names.map((name) => {
      const { manifest } = workspace(name)
      const tarball = packed.find((one) => one.name === manifest.name)
      if (!tarball) throw new StartFailure(`npm packed no ${manifest.name}.`)
      const missing = missingFrom(
        manifest,
        tarball.files.map(({ path }) => path),
      )
      if (missing.length)
        throw new StartFailure(`The tarball of ${manifest.name} lacks files:`, missing.join("\n"))
      return [name, join(folder, tarball.filename)]
    }),
  )
}
