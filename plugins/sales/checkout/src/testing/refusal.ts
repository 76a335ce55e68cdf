import { ShopRefusal } from "@bon-perroquet/testing"

export async function refusal(call: Promise<unknown>): Promise<ShopRefusal> {
  const error: unknown = await call.then(
    () => new Error("It was granted."),
    (reason: unknown) => reason,
  )
  if (error instanceof ShopRefusal) return error
  throw error
}
