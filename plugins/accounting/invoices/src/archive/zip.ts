import { createHash } from "node:crypto"
import { Readable } from "node:stream"
import { ZipFile } from "yazl"

/** A file of an archive. Its content is made when it is read. */
export interface Entry {
  path: string
  content: () => AsyncIterable<string | Buffer>
}

/**
 * Returns the archive as a stream. Each file is made, packed and sent before the next, so that only one is in memory.
 */
export function zipOf(entries: Iterable<Entry>): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on("error", (error: Error) => output.destroy(error))
  for (const { path, content } of entries) {
    zip.addReadStreamLazy(path, (ready) => {
      const stream = Readable.from(content())
      // If a document fails, the download breaks off, so that an incomplete archive can't look complete.
      stream.on("error", (error) => output.destroy(error))
      ready(null, stream)
    })
  }
  zip.end()
  return output
}

/** Yields the files, then one with their SHA-256 checksums in the format of `sha256sum --check`. */
export function* withChecksums(entries: Iterable<Entry>): Generator<Entry> {
  const sums: string[] = []
  for (const { path, content } of entries) {
    yield {
      path,
      content: async function* () {
        const hash = createHash("sha256")
        for await (const part of content()) {
          hash.update(part)
          yield part
        }
        sums.push(`${hash.digest("hex")}  ${path}\n`)
      },
    }
  }
  yield {
    path: "SHA256SUMS",
    content: async function* () {
      yield sums.join("")
    },
  }
}
