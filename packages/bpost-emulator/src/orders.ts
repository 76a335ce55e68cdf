import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"

export interface Box {
  status: "OPEN" | "PRINTED" | "CANCELLED" | "IN_TRANSIT"
  barcode: string | null
}

export interface StoredOrder {
  reference: string
  xml: string
  boxes: Box[]
}

interface Stored {
  barcodes: number
  orders: StoredOrder[]
}

/** Returns a barcode like bpost's: 24 digits that start with 3232. */
const barcodeOf = (count: number): string => `3232${String(count).padStart(20, "0")}`

export class Orders {
  private readonly stored = new Map<string, StoredOrder>()
  private barcodes = 0

  constructor(private readonly file: string | null) {
    if (!file || !existsSync(file)) return
    const stored = JSON.parse(readFileSync(file, "utf8")) as Stored
    this.barcodes = stored.barcodes
    for (const order of stored.orders) this.stored.set(order.reference, order)
  }

  find(reference: string): StoredOrder | undefined {
    return this.stored.get(reference)
  }

  add(reference: string, xml: string): void {
    const boxes = [...(this.stored.get(reference)?.boxes ?? []), { status: "OPEN" as const, barcode: null }]
    this.stored.set(reference, { reference, xml, boxes })
    this.save()
  }

  /** Prints labels and gives each box a barcode. */
  print(order: StoredOrder): StoredOrder {
    for (const box of order.boxes) {
      box.barcode ??= barcodeOf((this.barcodes += 1))
      if (box.status === "OPEN") box.status = "PRINTED"
    }
    this.save()
    return order
  }

  setStatus(order: StoredOrder, status: Box["status"]): void {
    for (const box of order.boxes) box.status = status
    this.save()
  }

  private save(): void {
    if (!this.file) return
    const stored: Stored = { barcodes: this.barcodes, orders: [...this.stored.values()] }
    mkdirSync(dirname(this.file), { recursive: true })
    writeFileSync(`${this.file}.new`, JSON.stringify(stored), { mode: 0o600 })
    renameSync(`${this.file}.new`, this.file)
  }
}
