import { MAX_IMAGE_BYTES, MAX_ZIP_FILES, MAX_ZIP_UNPACKED_BYTES } from "@bon-perroquet/contract"
import { Refusal, refuse } from "@bon-perroquet/api-kit/http"
import { promisify } from "node:util"
import { crc32, inflateRaw } from "node:zlib"
import { objection, type Objection } from "../objection"

/** A file's entry in the central directory, which is not trusted. */
export interface ZipEntry {
  name: string
  method: number
  crc: number
  packed: number
  unpacked: number
  offset: number
  refused: Objection | null
}

const inflated = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflateRaw)

const LIST_END = 0x06054b50
const LISTED = 0x02014b50
const FILE = 0x04034b50
const LIST_END_BYTES = 22
const LISTED_BYTES = 46
const FILE_BYTES = 30
const MAX_COMMENT = 0xffff
const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 1
const UNIX = 3
/** Bits of the Unix mode with the file type. A regular file, or 0 if unknown, is accepted. */
const KIND = 0o170000
const PLAIN_KINDS = [0, 0o100000]

/** Checks for folders and hidden system files, which are ignored. */
const isBeside = (name: string): boolean =>
  name.endsWith("/") || /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(name.replace(/^(\.\/)+/, ""))
/** Checks for paths that no archiver writes, such as `../`. No path is used for writing. */
const isOdd = (name: string): boolean =>
  /^\/|\\|^[a-z]:|\p{Cc}/iu.test(name) || name.split("/").includes("..") || name.length > 500

/**
 * Returns the files of a ZIP without folders and system files.
 * @param most bytes of one unpacked file
 * @throws 422
 */
export function entriesOf(zip: Buffer, most = MAX_IMAGE_BYTES): ZipEntry[] {
  try {
    return listed(zip, most)
  } catch (error) {
    throw error instanceof Refusal ? error : refuse("zip_unreadable", 422)
  }
}

function listed(zip: Buffer, most: number): ZipEntry[] {
  const end = endOf(zip)
  const count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  const entries: ZipEntry[] = []
  for (let index = 0; index < count; index++) {
    if (zip.readUInt32LE(at) !== LISTED) throw refuse("zip_unreadable", 422)
    const nameEnd = at + LISTED_BYTES + zip.readUInt16LE(at + 28)
    const name = zip.toString("utf8", at + LISTED_BYTES, nameEnd)
    if (!isBeside(name) || isOdd(name)) entries.push(entryAt(zip, at, { name, most }))
    if (entries.length > MAX_ZIP_FILES) throw refuse("zip_too_large", 422)
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  if (!entries.length) throw refuse("zip_empty", 422)
  return entries
}

function endOf(zip: Buffer): number {
  for (
    let at = zip.length - LIST_END_BYTES;
    at >= Math.max(0, zip.length - LIST_END_BYTES - MAX_COMMENT);
    at--
  )
    if (zip.readUInt32LE(at) === LIST_END) return at
  throw refuse("zip_unreadable", 422)
}

function entryAt(zip: Buffer, at: number, { name, most }: { name: string; most: number }): ZipEntry {
  const flags = zip.readUInt16LE(at + 8)
  const mode = zip.readUInt8(at + 5) === UNIX ? zip.readUInt16LE(at + 40) : 0
  const unpacked = zip.readUInt32LE(at + 24)
  const refused = (): Objection | null => {
    if (isOdd(name) || !PLAIN_KINDS.includes(mode & KIND)) return objection("file_odd")
    if (flags & ENCRYPTED) return objection("file_encrypted")
    return unpacked > most ? objection("image_too_large") : null
  }
  return {
    ...{ name, unpacked, refused: refused(), method: zip.readUInt16LE(at + 10) },
    ...{
      crc: zip.readUInt32LE(at + 16),
      packed: zip.readUInt32LE(at + 20),
      offset: zip.readUInt32LE(at + 42),
    },
  }
}

/** Unpacks one file at a time, with limits against ZIP bombs. */
export class Unpacking {
  private total = 0

  constructor(
    private readonly zip: Buffer,
    private readonly most = MAX_IMAGE_BYTES,
  ) {}

  /** @throws 422 if all files together are too large */
  async bytesOf(entry: ZipEntry): Promise<Buffer | Objection> {
    if (entry.refused) return entry.refused
    const bytes = await this.unpacked(entry)
    if (!Buffer.isBuffer(bytes)) return bytes
    this.total += bytes.length
    if (this.total > MAX_ZIP_UNPACKED_BYTES) throw refuse("zip_too_large", 422)
    return bytes.length === entry.unpacked && crc32(bytes) === entry.crc ? bytes : objection("file_damaged")
  }

  private async unpacked({ offset, packed, method }: ZipEntry): Promise<Buffer | Objection> {
    try {
      if (this.zip.readUInt32LE(offset) !== FILE) return objection("file_damaged")
      const start =
        offset + FILE_BYTES + this.zip.readUInt16LE(offset + 26) + this.zip.readUInt16LE(offset + 28)
      const bytes = this.zip.subarray(start, start + packed)
      if (method === STORED) return bytes
      if (method !== DEFLATED) return objection("file_damaged")
      return await inflated(bytes, { maxOutputLength: this.most })
    } catch (error) {
      return objection(isTooLarge(error) ? "image_too_large" : "file_damaged")
    }
  }
}

const isTooLarge = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE"
