import { once } from "node:events"
import { createReadStream, createWriteStream, mkdirSync, readdirSync, statSync } from "node:fs"
import { dirname, join, normalize, relative, sep } from "node:path"
import { Readable } from "node:stream"
import { finished, pipeline } from "node:stream/promises"
import { createGunzip, createGzip } from "node:zlib"
import { StartFailure } from "../failure.mjs"

// Block size of the tar format (POSIX ustar) in bytes. This file writes and reads the format, because a machine may
// have no tar command.

const BLOCK = 512
const padding = (/** @type {number} */ size) => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)

/** Returns the header of a file in an archive. @param {string} name @param {number} size @returns {Buffer} */
function header(name, size) {
  const block = Buffer.alloc(BLOCK)
  const cut = name.length > 100 ? name.lastIndexOf("/", 155) : -1
  const [prefix, base] = cut > 0 ? [name.slice(0, cut), name.slice(cut + 1)] : ["", name]
  if (Buffer.byteLength(base) > 100 || Buffer.byteLength(prefix) > 155)
    throw new StartFailure(`The file name ${name} is too long for the archive.`)
  const octal = (/** @type {number} */ value, /** @type {number} */ length) =>
    value.toString(8).padStart(length - 1, "0")
  block.write(base, 0)
  block.write(
    `${octal(0o600, 8)}\0${octal(0, 8)}\0${octal(0, 8)}\0${octal(size, 12)}\0${octal(0, 12)}\0`,
    100,
  )
  block.write("        0", 148)
  block.write("ustar\x0000", 257)
  block.write(prefix, 345)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${octal(sum, 7)}\0 `, 148)
  return block
}

/** @param {string} folder @returns {string[]} relative paths of all files */
export const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort()

/** Packs all files of a folder into a compressed archive. @param {string} folder @param {string} file */
export async function pack(folder, file) {
  async function* blocks() {
    for (const name of filesBelow(folder)) {
      const path = join(folder, name)
      const { size } = statSync(path)
      yield header(name, size)
      // Reads exactly as many bytes as the header states, because the file may have grown since.
      if (size > 0) yield* createReadStream(path, { end: size - 1 })
      yield padding(size)
    }
    yield Buffer.alloc(2 * BLOCK)
  }
  await pipeline(Readable.from(blocks()), createGzip(), createWriteStream(file, { mode: 0o600 }))
}

/** @param {string} file @param {string} folder @throws StartFailure if the archive is truncated or damaged */
export async function unpack(file, folder) {
  const take = reader(createReadStream(file).pipe(createGunzip()))
  try {
    for (;;) {
      const block = await take(BLOCK)
      if (block.every((byte) => byte === 0)) return
      const text = (/** @type {number} */ from, /** @type {number} */ to) =>
        block.toString("utf8", from, to).split("\0")[0] ?? ""
      const size = Number.parseInt(text(124, 136), 8)
      const path = join(folder, inside([text(345, 500), text(0, 100)].filter(Boolean).join("/")))
      mkdirSync(dirname(path), { recursive: true })
      const out = createWriteStream(path, { mode: 0o600 })
      for (let left = size; left > 0;) {
        const chunk = await take(Math.min(left, 1 << 16))
        left -= chunk.length
        if (!out.write(chunk)) await once(out, "drain")
      }
      out.end()
      await finished(out)
      await take(padding(size).length)
    }
  } catch (error) {
    if (error instanceof StartFailure) throw error
    throw new StartFailure(`${file} is not a complete backup.`, String(error))
  }
}

/**
 * Returns the path of a file in an archive, after a check that it stays within the folder.
 * @param {string} name @returns {string} @throws StartFailure if the name is outside the folder
 */
function inside(name) {
  const path = normalize(name)
  if (path.startsWith("..") || path.startsWith(sep) || /^[a-zA-Z]:/.test(path))
    throw new StartFailure(`The archive contains an unexpected file: ${name}`)
  return path
}

/**
 * @param {AsyncIterable<Buffer>} stream
 * @returns {(size: number) => Promise<Buffer>} a function that reads exactly this number of bytes
 */
function reader(stream) {
  const chunks = stream[Symbol.asyncIterator]()
  let buffered = Buffer.alloc(0)
  return async (size) => {
    while (buffered.length < size) {
      const { value, done } = await chunks.next()
      if (done) throw new Error("The archive ends unexpectedly.")
      buffered = Buffer.concat([buffered, value])
    }
    const chunk = buffered.subarray(0, size)
    buffered = buffered.subarray(size)
    return chunk
  }
}
