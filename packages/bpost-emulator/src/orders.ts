import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"

/** A parcel of an order. */
export interface Box {
  status: "OPEN" | "PRINTED"
  /** Given when its label is drawn. */
  barcode: string | null
}

export interface StoredOrder {
  reference: string
  /** As it was sent. */
  xml: string
  boxes: Box[]
}

interface Stored {
  barcodes: number
  orders: StoredOrder[]
}

/** As long as bpost's: 24 digits that begin with 3232. */
const barcodeOf = (count: number): string => `3232${String(count).padStart(20, "0")}`

/** The orders of an account, kept in one file between runs where one is named. */
export class Orders {
  private readonly known = new Map<string, StoredOrder>()
  private barcodes = 0

  constructor(private readonly file: string | null) {
    if (!file || !existsSync(file)) return
    const stored = JSON.parse(readFileSync(file, "utf8")) as Stored
    this.barcodes = stored.barcodes
    for (const order of stored.orders) this.known.set(order.reference, order)
  }

  find(reference: string): StoredOrder | undefined {
    return this.known.get(reference)
  }

  /** An order that is there already gets one more box. */
  add(reference: string, xml: string): void {
    const boxes = [...(this.known.get(reference)?.boxes ?? []), { status: "OPEN" as const, barcode: null }]
    this.known.set(reference, { reference, xml, boxes })
    this.save()
  }

  /** Draws the labels of an order: each box has its barcode from then on. */
  print(order: StoredOrder): StoredOrder {
    for (const box of order.boxes) {
      box.barcode ??= barcodeOf((this.barcodes += 1))
      box.status = "PRINTED"
    }
    this.save()
    return order
  }

  private save(): void {
    if (!this.file) return
    const stored: Stored = { barcodes: this.barcodes, orders: [...this.known.values()] }
    mkdirSync(dirname(this.file), { recursive: true })
    writeFileSync(`${this.file}.new`, JSON.stringify(stored), { mode: 0o600 })
    renameSync(`${this.file}.new`, this.file)
  }
}
