import { createHash } from "node:crypto"
import { Readable } from "node:stream"
import { ZipFile } from "yazl"

/** A file, whose content is created when it is read. */
export interface Entry {
  path: string
  content: () => AsyncIterable<string | Buffer>
}

/** Returns the archive as a stream with one file in memory at a time. */
export function zipOf(entries: Iterable<Entry>): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on("error", (error: Error) => output.destroy(error))
  for (const { path, content } of entries) {
    zip.addReadStreamLazy(path, (ready) => {
      const stream = Readable.from(content())
      // If a document fails, the download must break off instead of looking complete.
      stream.on("error", (error) => output.destroy(error))
      ready(null, stream)
    })
  }
  zip.end()
  return output
}

/** Yields the files and their checksums in the format of `sha256sum --check`. */
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
