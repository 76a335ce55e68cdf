import { createHash } from "node:crypto"
import { once } from "node:events"
import { Readable, type Writable } from "node:stream"
import { buffer } from "node:stream/consumers"
import { promisify } from "node:util"
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGunzip,
  createGzip,
  gzip,
  type BrotliOptions,
} from "node:zlib"
import type { Encoding } from "../http/encoding.js"

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

const LARGE = 4 * 1024 * 1024

export interface Variant {
  /** Compressed content. Missing for large content, of which `plainOf` returns a stream. */
  body?: Buffer
  /** Uncompressed bytes. */
  length: number
  etag: string
}

export type Variants = ReadonlyMap<Encoding, Variant>

/** Compresses with quality 5, because quality 11 takes a hundred times longer and saves only a tenth of the size. */
const brotliOf = (length: number): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: length },
})
const GZIP = { level: 6 }

/** Compresses content. Streams large content. @param length in bytes */
export async function compressed(body: Readable, length: number): Promise<Variants> {
  if (length > LARGE) return compressedAsItComes(body, length)
  const content = await buffer(body)
  const [br, gz] = await Promise.all([
    compressBrotli(content, brotliOf(content.length)),
    compressGzip(content, GZIP),
  ])
  return variantsOf(createHash("sha256").update(content).digest("base64url"), { br, gz, plain: content })
}

async function compressedAsItComes(body: Readable, length: number): Promise<Variants> {
  const hash = createHash("sha256")
  const [toBrotli, toGzip] = [createBrotliCompress(brotliOf(length)), createGzip(GZIP)]
  const compressors = [toBrotli, toGzip]
  const bodies = Promise.all([buffer(toBrotli), buffer(toGzip)])
  try {
    for await (const piece of body as AsyncIterable<Buffer>) {
      hash.update(piece)
      await Promise.all(compressors.map((each) => written(each, piece)))
    }
    for (const each of compressors) each.end()
  } catch (error) {
    for (const each of compressors) each.destroy()
    await bodies.catch(() => undefined)
    throw error
  }
  const [br, gz] = await bodies
  return variantsOf(hash.digest("base64url"), { br, gz, plain: { length } })
}

async function written(to: Writable, piece: Buffer): Promise<void> {
  if (!to.write(piece)) await once(to, "drain")
}

type Bodies = { br: Buffer; gz: Buffer; plain: Buffer | { length: number } }

function variantsOf(hash: string, { br, gz, plain }: Bodies): Variants {
  const variant = (encoding: Encoding, body: Buffer | { length: number }) =>
    [
      encoding,
      {
        ...(Buffer.isBuffer(body) && { body }),
        length: body.length,
        etag: `"${hash.slice(0, 27)}-${encoding}"`,
      },
    ] as const
  return new Map([variant("br", br), variant("gzip", gz), variant("identity", plain)])
}

export function plainOf(variants: Variants): Readable {
  const plain = variants.get("identity")?.body
  if (plain) return Readable.from([plain])
  return Readable.from([variants.get("gzip")?.body ?? Buffer.alloc(0)]).pipe(createGunzip())
}
