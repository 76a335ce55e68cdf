import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
} from "node:fs"
import { dirname } from "node:path"

/** Size of a log in bytes above which it is rotated. */
const MAX_BYTES = 20 * 1024 * 1024
const KEPT = 4
const EVERY_MS = 10 * 60_000

/**
 * Opens a log that only its owner can read. To rotate it, copies and truncates the file, because the program that
 * writes it keeps it open.
 * @param {string} file @param {number} [maxBytes] @returns {{ handle: number, stopWatching: () => void }}
 */
export function openLog(file, maxBytes = MAX_BYTES) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  putAside(file, maxBytes)
  const handle = openSync(file, "a", 0o600)
  // Corrects the permissions, because an earlier version created the file readable by everyone.
  chmodSync(file, 0o600)
  const watch = setInterval(() => putAside(file, maxBytes), EVERY_MS)
  watch.unref()
  return { handle, stopWatching: () => clearInterval(watch) }
}

/**
 * Rotates a log if it is too large. If that fails, for example because the disk is full, the log grows until the next
 * attempt, because an error would end the shop.
 * @param {string} file @param {number} maxBytes
 */
export function putAside(file, maxBytes) {
  try {
    rotate(file, maxBytes)
  } catch (error) {
    process.stderr.write(`${file} cannot be rotated: ${String(error)}\n`)
  }
}

/** @param {string} file @param {number} maxBytes */
function rotate(file, maxBytes) {
  const { size } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0 }
  if (size <= maxBytes) return
  rmSync(`${file}.${KEPT}`, { force: true })
  for (let age = KEPT - 1; age >= 1; age--)
    if (statSync(`${file}.${age}`, { throwIfNoEntry: false }))
      renameSync(`${file}.${age}`, `${file}.${age + 1}`)
  copyFileSync(file, `${file}.1`)
  chmodSync(`${file}.1`, 0o600)
  truncateSync(file)
}
