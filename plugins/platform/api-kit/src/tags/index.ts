import type { MerchantTags } from "@bon-perroquet/contract"

const NONE: MerchantTags = { matomo: null, ga4: null, meta: null }

let read = () => NONE

/** Connects the source of the merchant's tags. A plugin calls it when its module is loaded. */
export function connectTags(source: () => MerchantTags): void {
  read = source
}

/** Returns the tags that pages load after consent, or none without the plugin. */
export const merchantTags = (): MerchantTags => read()
