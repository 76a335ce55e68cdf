import { ShopRefusal } from "@bon-perroquet/testing"

export async function refusal(call: Promise<unknown>): Promise<ShopRefusal> {
  const error: unknown = await call.then(
    () => new Error("Expected a refusal, but the call succeeded."),
    (reason: unknown) => reason,
  )
  if (error instanceof ShopRefusal) return error
  throw error
}
