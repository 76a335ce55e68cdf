import { randomUUID } from "node:crypto"
import { openSync, readSync, unlinkSync, writeSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { FreeSpace, type Stretch } from "./free-space"

export interface StoredBytes {
  read(from: number, to: number): Buffer
}

/** Stores bytes in an unnamed temporary file, which the system caches, or in memory if it can't be created. */
export function stored(bytes: Buffer): StoredBytes {
  try {
    return file().write(bytes)
  } catch {
    return { read: (from, to) => Buffer.from(bytes.subarray(from, to)) }
  }
}

let opened: NamelessFile | undefined
const file = (): NamelessFile => (opened ??= new NamelessFile())

class NamelessFile {
  private readonly descriptor: number
  private readonly space = new FreeSpace()
  private readonly forgotten = new FinalizationRegistry((stretch: Stretch) => this.space.giveBack(stretch))

  constructor() {
    const path = join(tmpdir(), `bon-perroquet-${randomUUID()}`)
    this.descriptor = openSync(path, "wx+", 0o600)
    unlinkSync(path)
  }

  write(bytes: Buffer): StoredBytes {
    const stretch = this.space.take(bytes.length)
    try {
      transferred(bytes.length, writeSync(this.descriptor, bytes, 0, bytes.length, stretch.from))
    } catch (error) {
      this.space.giveBack(stretch)
      throw error
    }
    const reader = { read: (from: number, to: number) => this.read(stretch.from + from, to - from) }
    this.forgotten.register(reader, stretch)
    return reader
  }

  private read(position: number, length: number): Buffer {
    const bytes = Buffer.allocUnsafeSlow(length)
    transferred(length, readSync(this.descriptor, bytes, 0, length, position))
    return bytes
  }
}

/** @throws if fewer bytes were transferred than requested, as on a full disk */
function transferred(requested: number, done: number): void {
  if (done < requested) throw new Error(`Only ${done} of ${requested} bytes were read or written.`)
}
