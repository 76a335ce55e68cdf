import type { MerchantTags } from "@bon-perroquet/contract"
import { readLive, type LiveOption } from "@bon-perroquet/contract/options"

export interface TagOptions extends Record<string, unknown> {
  matomoUrl?: LiveOption<string>
  matomoSite?: LiveOption<string>
  ga4Id?: LiveOption<string>
  metaPixelId?: LiveOption<string>
}

/** Returns the tags that the merchant set. Their formats are checked when they are saved. */
export function tagsOf({ matomoUrl, matomoSite, ga4Id, metaPixelId }: TagOptions): MerchantTags {
  const read = (option: LiveOption<string> | undefined) => (option === undefined ? "" : readLive(option))
  const url = read(matomoUrl)
  return {
    matomo: url ? { url: url.endsWith("/") ? url : `${url}/`, site: read(matomoSite) || "1" } : null,
    ga4: read(ga4Id) || null,
    meta: read(metaPixelId) || null,
  }
}
