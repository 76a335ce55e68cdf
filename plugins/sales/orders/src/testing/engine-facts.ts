import type { EngineClient } from "@bon-perroquet/testing"

interface Parcel {
  canceled_at: string | null
  shipped_at: string | null
  delivered_at: string | null
  labels: { tracking_number: string; tracking_url: string }[]
}

interface EngineOrder {
  id: string
  status: string
  fulfillments: Parcel[]
  summary: { pending_difference: number }
}

const FIELDS = "id,status,+summary,*fulfillments,*fulfillments.labels"

export type ParcelState = "none" | "packed" | "shipped" | "delivered"

export async function engineFacts(engine: EngineClient, orderId: string) {
  const { order } = await engine.get<{ order: EngineOrder }>(`/admin/orders/${orderId}`, { fields: FIELDS })
  const parcels = order.fulfillments.filter(({ canceled_at }) => !canceled_at)
  const [parcel] = parcels
  const state: ParcelState = !parcel
    ? "none"
    : parcel.delivered_at
      ? "delivered"
      : parcel.shipped_at
        ? "shipped"
        : "packed"
  return {
    parcel: state,
    parcels: parcels.length,
    isCancelled: order.status === "canceled",
    labels: parcel?.labels ?? [],
    owed: Number(order.summary.pending_difference),
  }
}
