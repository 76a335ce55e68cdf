import { createReadStream, createWriteStream, mkdirSync, readdirSync, rmSync, statSync } from "node:fs"
import { dirname, join, normalize, relative, sep } from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { createGunzip, createGzip } from "node:zlib"
import { StartFailure } from "../failure.mjs"

// Block size of the tar format (POSIX ustar) in bytes. This file writes and reads the format, because a machine may
// have no tar command.

const BLOCK = 512
const padding = (/** @type {number} */ size) => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)

/**
 * Returns the header of a file in an archive, or null if its name is too long for one.
 * @param {string} name @param {number} size @param {string} [type] @returns {Buffer | null}
 */
function header(name, size, type = "") {
  const block = Buffer.alloc(BLOCK)
  const cut = name.length > 100 ? name.lastIndexOf("/", 155) : -1
  const [prefix, base] = cut > 0 ? [name.slice(0, cut), name.slice(cut + 1)] : ["", name]
  if (Buffer.byteLength(base) > 100 || Buffer.byteLength(prefix) > 155) return null
  const octal = (/** @type {number} */ value, /** @type {number} */ length) =>
    value.toString(8).padStart(length - 1, "0")
  block.write(base, 0)
  block.write(
    `${octal(0o600, 8)}\0${octal(0, 8)}\0${octal(0, 8)}\0${octal(size, 12)}\0${octal(0, 12)}\0`,
    100,
  )
  block.write("        0", 148)
  block.write(type, TYPE)
  block.write("ustar\x0000", 257)
  block.write(prefix, 345)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${octal(sum, 7)}\0 `, 148)
  return block
}

/** Position of the type of an entry in its header, and the type of an entry with the name of the next one (pax). */
const TYPE = 156
const NAME_OF_NEXT = "x"

/** Returns a pax record, which begins with its length in bytes. @param {string} name @returns {Buffer} */
function nameRecord(name) {
  const text = ` path=${name}\n`
  const length = (/** @type {number} */ digits) => digits + Buffer.byteLength(text)
  const digits = [1, 2, 3, 4, 5].find((each) => String(length(each)).length === each) ?? 0
  return Buffer.from(length(digits) + text)
}

/** Returns the headers of a file. A long name has an entry of its own. @param {string} name @param {number} size */
function headers(name, size) {
  const short = header(name, size)
  if (short) return [short]
  const record = nameRecord(name)
  const parts = [header("name", record.length, NAME_OF_NEXT), record, padding(record.length)]
  return [...parts, header("file", size)].map((part) => part ?? Buffer.alloc(0))
}

/** @param {string} folder @returns {string[]} relative paths of all files */
export const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort()

/**
 * Packs all files of a folder into a compressed archive. Leaves no incomplete archive, because a disk that is full would
 * stay full.
 * @param {string} folder @param {string} file
 */
export async function pack(folder, file) {
  async function* blocks() {
    for (const name of filesBelow(folder)) {
      const path = join(folder, name)
      const { size } = statSync(path)
      yield* headers(name, size)
      // Reads exactly as many bytes as the header states, because the file may have grown since.
      if (size > 0) yield* createReadStream(path, { end: size - 1 })
      yield padding(size)
    }
    yield Buffer.alloc(2 * BLOCK)
  }
  try {
    await pipeline(Readable.from(blocks()), createGzip(), createWriteStream(file, { mode: 0o600 }))
  } catch (error) {
    rmSync(file, { force: true })
    throw error
  }
}

/** @param {string} file @param {string} folder @throws StartFailure if the archive is truncated or damaged */
export async function unpack(file, folder) {
  const take = reader(createReadStream(file).pipe(createGunzip()))
  let name = ""
  try {
    for (;;) {
      const block = await take(BLOCK)
      if (block.every((byte) => byte === 0)) return
      const text = (/** @type {number} */ from, /** @type {number} */ to) =>
        block.toString("utf8", from, to).split("\0")[0] ?? ""
      const size = Number.parseInt(text(124, 136), 8)
      if (text(TYPE, TYPE + 1) === NAME_OF_NEXT) {
        name = /^\d+ path=(.*)\n$/s.exec((await take(size)).toString())?.[1] ?? ""
        await take(padding(size).length)
        continue
      }
      const path = join(folder, inside(name || [text(345, 500), text(0, 100)].filter(Boolean).join("/")))
      name = ""
      mkdirSync(dirname(path), { recursive: true })
      await pipeline(Readable.from(next(take, size)), createWriteStream(path, { mode: 0o600 }))
      await take(padding(size).length)
    }
  } catch (error) {
    if (error instanceof StartFailure) throw error
    if (error instanceof Error && "code" in error && error.code === "ENOSPC")
      throw new StartFailure(
        `The disk of ${folder} is too full to unpack ${file}. Set TMPDIR to a folder on a larger disk.`,
      )
    throw new StartFailure(`${file} is not a complete backup.`, String(error))
  }
}

/**
 * Yields the next bytes of an archive.
 * @param {(size: number) => Promise<Buffer>} take @param {number} size
 */
async function* next(take, size) {
  for (let left = size; left > 0;) {
    const chunk = await take(Math.min(left, 1 << 16))
    left -= chunk.length
    yield chunk
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
