import { createHash } from "node:crypto"
import { Readable } from "node:stream"
import { ZipFile } from "yazl"

/** A file of an archive; what is in it is made when it is its turn. */
export interface Entry {
  path: string
  content: () => AsyncIterable<string | Buffer>
}

/** The archive as a stream: each file is made, packed and sent before the next, so that no more than one is in memory. */
export function zipOf(entries: Iterable<Entry>): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on("error", (error: Error) => output.destroy(error))
  for (const { path, content } of entries) {
    zip.addReadStreamLazy(path, (ready) => {
      const stream = Readable.from(content())
      // A document that can't be made ends the download: half an archive must not look whole.
      stream.on("error", (error) => output.destroy(error))
      ready(null, stream)
    })
  }
  zip.end()
  return output
}

/** The files, and a last one that names each with its SHA-256, as `sha256sum --check` reads it. */
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
