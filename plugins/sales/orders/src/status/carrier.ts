import type { EngineOrder } from "@bon-perroquet/medusa-sql"

export function trackingUrl(
  trackingNumber: string,
  { shipping_address, locale }: Pick<EngineOrder, "shipping_address" | "locale">,
): string {
  const search = new URLSearchParams({
    itemCode: trackingNumber.replace(/[ -]/g, ""),
    lang: (locale ?? "fr").slice(0, 2),
    ...(shipping_address?.postal_code && { postalCode: shipping_address.postal_code }),
  })
  return `https://track.bpost.cloud/btr/web/#/search?${search.toString()}`
}
