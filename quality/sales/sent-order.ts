import type { AdminOrderDetail } from "@bon-perroquet/contract"

interface Line {
  id: string
  quantity: number
  refunded: number
}

interface Parcel {
  id: string
  units: number[]
  isSent: boolean
}

const sum = (units: readonly number[]): number => units.reduce((total, each) => total + each, 0)

/**
 * Model of a paid order whose articles change, which is put on hold, and which is sent in parts. Tests compare it with
 * the shop's order.
 */
export class SentOrder {
  readonly parcels: Parcel[] = []
  status: AdminOrderDetail["status"] = "paid"
  hold: string | null = null
  isInLocker = false

  constructor(
    readonly number: string,
    readonly lines: Line[],
  ) {}

  get hasLeft(): boolean {
    return this.status === "shipped"
  }

  get isOnHold(): boolean {
    return this.hold !== null && !this.hasLeft
  }

  private sentOf(line: number): number {
    return sum(this.parcels.map(({ isSent, units }) => (isSent ? (units[line] ?? 0) : 0)))
  }

  /** Returns the units to send by line. Refunds first reduce the units that were not sent. */
  toSend(): number[] {
    return this.lines.map(({ quantity, refunded }, line) =>
      Math.max(0, quantity - refunded - this.sentOf(line)),
    )
  }

  /** Returns the contents of each parcel without refunded units, and the units in no parcel. */
  divided(): { parcels: number[][]; rest: number[] } {
    const rest = this.toSend()
    const parcels = this.parcels.map(({ isSent, units }) =>
      isSent
        ? units
        : units.map((requested, line) => {
            const units = Math.min(requested, rest[line] ?? 0)
            rest[line] = (rest[line] ?? 0) - units
            return units
          }),
    )
    return { parcels, rest }
  }

  pack(id: string, units: number[]): void {
    this.parcels.push({ id, units, isSent: false })
    this.status = "preparing"
  }

  ship(parcel: Parcel): void {
    parcel.isSent = true
    this.complete()
  }

  unpack(parcel: Parcel): void {
    const isEmpty = sum(this.divided().parcels[this.parcels.indexOf(parcel)] ?? []) === 0
    this.parcels.splice(this.parcels.indexOf(parcel), 1)
    if (!this.parcels.length) this.status = "paid"
    else if (isEmpty) this.complete()
  }

  refund(line: number, units: number): void {
    const wasPart = this.isPartlySent
    const refunded = this.lines[line]
    if (refunded) refunded.refunded += units
    if (wasPart) this.complete()
  }

  /** Marks the order as shipped if all its parcels were sent and nothing remains to be sent. */
  private complete(): void {
    const isWhole = this.parcels.every(({ isSent }) => isSent) && sum(this.toSend()) === 0
    this.status = isWhole ? "shipped" : "preparing"
  }

  private get isPartlySent(): boolean {
    return !this.hasLeft && this.parcels.some(({ isSent }) => isSent) && sum(this.toSend()) > 0
  }

  /** Returns the model's expected values of the order. */
  shown(): object {
    const { parcels } = this.divided()
    return {
      status: this.status,
      on_hold: this.isOnHold,
      partly_shipped: this.isPartlySent,
      units: this.lines.map(({ quantity }) => quantity),
      sent: this.inOrder(true, parcels),
      packed: this.inOrder(false, parcels),
      kind: this.isInLocker ? "locker" : "home",
    }
  }

  private inOrder(isSent: boolean, parcels: readonly number[][]): number[][] {
    return this.parcels.flatMap((parcel, index) => (parcel.isSent === isSent ? [parcels[index] ?? []] : []))
  }

  /** Returns the actual values of the shop's order, in the format of `shown`. */
  shownBy({ status, on_hold, partly_shipped, items, parcels, delivery }: AdminOrderDetail): object {
    const unitsOf = (goods: readonly { id: string; quantity: number }[]) =>
      this.lines.map(({ id }) => goods.find((item) => item.id === id)?.quantity ?? 0)
    const ofParcels = (isSent: boolean) =>
      parcels
        .filter(({ shipped_at }) => (shipped_at !== null) === isSent)
        .map((parcel) => unitsOf(parcel.items))
    return {
      ...{ status, on_hold, partly_shipped, units: unitsOf(items) },
      ...{ sent: ofParcels(true), packed: ofParcels(false), kind: delivery.code },
    }
  }
}
