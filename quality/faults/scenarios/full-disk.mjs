import { execFileSync } from "node:child_process"
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { ask } from "../ask.mjs"

/** @typedef {import("./index.mjs").Outcome} Outcome */

/**
 * Mounts a small disk on a folder.
 * @param {string} folder @returns {boolean} false if this machine does not allow it
 */
export function mountSmallDisk(folder) {
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=48m", "tmpfs", folder], { stdio: "ignore" })
    return true
  } catch {
    return false
  }
}

/** Unmounts the small disk and deletes its folder. @param {string} folder */
export function unmountSmallDisk(folder) {
  execFileSync("umount", [folder], { stdio: "ignore" })
  rmSync(folder, { recursive: true })
}

/**
 * Fills the disk of uploads. An upload must then fail with a clear message and leave no partial file.
 * @param {import("../shop.mjs").FaultyShop} shop @param {string} folder @returns {Promise<Outcome>}
 */
export async function fullDisk(shop, folder) {
  const { token } = await shop.administrator()
  const pixels = { width: 1200, height: 900, channels: /** @type {const} */ (3), background: "#c96" }
  const noise = { type: /** @type {const} */ ("gaussian"), mean: 128, sigma: 60 }
  const picture = await sharp({ create: { ...pixels, noise } })
    .jpeg()
    .toBuffer()
  const upload = () => {
    const raw = new FormData()
    raw.set("file", new Blob([new Uint8Array(picture)], { type: "image/jpeg" }), "noix.jpg")
    return ask(`${shop.edge}/api/admin/upload-image`, { method: "POST", raw, token })
  }
  const before = filesIn(folder)
  const filler = join(folder, "filler")
  fill(filler)
  const full = await Promise.all([upload(), upload()])
  const leftFiles = filesIn(folder).filter((file) => !before.includes(file) && file !== filler)
  rmSync(filler)
  const again = await upload()
  return {
    name: "Disk of uploads full",
    figures: `${full.map(({ status, body }) => `${status} ${body?.code}`).join(", ")}; ${leftFiles.length} files left behind; with space again ${again.status}`,
    findings: [
      ...full.filter(({ body }) => body?.code !== "storage_full").map((answer) => JSON.stringify(answer)),
      ...leftFiles.map((file) => `${file} was left behind`),
      ...(again.status === 200 ? [] : [`with space again: ${JSON.stringify(again)}`]),
    ],
  }
}

/** Writes a file until the disk is full. @param {string} file */
function fill(file) {
  const block = Buffer.alloc(64 * 1024)
  for (const size of [block.length, 512])
    try {
      for (;;) writeFileSync(file, block.subarray(0, size), { flag: "a" })
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ENOSPC") throw error
    }
}

/** Returns the paths of all files in a folder. @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((file) => statSync(file).isFile())
