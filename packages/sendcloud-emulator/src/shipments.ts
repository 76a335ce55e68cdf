import { randomUUID } from "node:crypto"
import { errorsOf, NOT_FOUND, refused, type Answer } from "./errors"
import { carrierErrors, optionOf } from "./options"
import { announcementSchema, type Announcement } from "./schema"

export interface Shipment extends Announcement {
  id: string
  carrier: { code: string; name: string }
  status: string
  parcelId: number
  tracking_number: string | null
  errors: object[]
}

const MESSAGES: Record<string, string> = {
  READY_TO_SEND: "Ready to send",
  NO_LABEL: "No label",
  ANNOUNCEMENT_FAILED: "Announcement failed",
  BEING_ANNOUNCED: "Being announced",
  SUBMITTING_CANCELLATION_REQUEST: "Submitting cancellation request",
  CANCELLED: "Cancelled",
  EN_ROUTE_TO_SORTING_CENTER: "En route to sorting center",
}

export class Shipments {
  private readonly all: Shipment[] = []
  /** Number of the next announcements that the carrier has not answered yet. */
  late = 0

  announce(body: unknown): Answer {
    const { data: request, error } = announcementSchema.safeParse(body, { reportInput: true })
    if (error) return { status: 400, body: { errors: errorsOf(error) } }
    const option = optionOf(request)
    if (!option)
      return refused(400, {
        ...{ code: "invalid", detail: "The shipping option does not exist." },
        source: { pointer: "/ship_with/properties/shipping_option_code" },
      })
    const errors = carrierErrors(request, option)
    const isLate = this.late > 0
    if (isLate) this.late -= 1
    const status = errors.length ? "ANNOUNCEMENT_FAILED" : isLate ? "BEING_ANNOUNCED" : "READY_TO_SEND"
    const shipment = this.add(request, { carrier: option.carrier, errors, status })
    return { status: 201, body: { data: this.view(shipment) } }
  }

  /** Adds a draft that another program of the merchant created. */
  draft(body: unknown): void {
    const request = announcementSchema.parse(body)
    const carrier = optionOf(request)?.carrier ?? { code: "unknown", name: "Unknown" }
    this.add(request, { carrier, errors: [], status: "NO_LABEL" })
  }

  private add(request: Announcement, state: Pick<Shipment, "carrier" | "errors" | "status">): Shipment {
    const count = this.all.length + 1
    const shipment: Shipment = {
      ...{ ...request, ...state, id: randomUUID(), parcelId: 383_700_000 + count },
      tracking_number: state.status === "READY_TO_SEND" ? `3SYZXG${String(count).padStart(7, "0")}` : null,
    }
    this.all.push(shipment)
    return shipment
  }

  list(query: URLSearchParams): Answer {
    const number = query.get("order_number")
    const found = this.all.filter(({ order_number }) => number === null || order_number === number)
    return { status: 200, body: { data: found.map((shipment) => this.view(shipment)) } }
  }

  cancel(id: string): Answer {
    const shipment = this.all.find((each) => each.id === id)
    if (!shipment) return NOT_FOUND
    if (shipment.status === "CANCELLED" || shipment.status === "SUBMITTING_CANCELLATION_REQUEST")
      return refused(409, { code: "invalid", detail: "This shipment is already being cancelled." })
    if (shipment.status === "EN_ROUTE_TO_SORTING_CENTER")
      return refused(409, { code: "invalid", detail: "This shipment cannot be cancelled." })
    if (shipment.status === "BEING_ANNOUNCED") {
      shipment.status = "SUBMITTING_CANCELLATION_REQUEST"
      return { status: 202, body: { data: { status: "queued", message: "Cancellation has been queued" } } }
    }
    shipment.status = "CANCELLED"
    return { status: 200, body: { data: { status: "cancelled", message: "Shipment has been cancelled" } } }
  }

  /** Returns the shipments of parcels, or undefined if one has no label. */
  withLabels(parcelIds: readonly string[]): Shipment[] | undefined {
    const found = parcelIds.map((id) =>
      this.all.find(({ parcelId, tracking_number }) => String(parcelId) === id && tracking_number !== null),
    )
    return found.includes(undefined) ? undefined : (found as Shipment[])
  }

  last(order_number: string): Shipment | undefined {
    return this.all.findLast((shipment) => shipment.order_number === order_number)
  }

  private view({ status, parcelId, tracking_number, parcels, ...shipment }: Shipment): object {
    const [parcel] = parcels
    const search = new URLSearchParams({
      ...{ carrier: shipment.carrier.code, code: tracking_number ?? "", lang: "en-gb", type: "parcel" },
      destination: shipment.to_address.country_code,
      shipping_product_code: shipment.ship_with.properties.shipping_option_code,
    })
    return {
      ...shipment,
      parcels: [
        {
          ...parcel,
          id: parcelId,
          status: { code: status, message: MESSAGES[status] ?? status },
          documents: tracking_number
            ? [{ type: "label", size: "a6", link: `/api/v3/parcels/${parcelId}/documents/label` }]
            : [],
          tracking_number: tracking_number ?? "",
          tracking_url: tracking_number
            ? `https://tracking.eu-central-1-0.sendcloud.sc/forward?${search.toString()}`
            : null,
        },
      ],
    }
  }
}
