import { readFileSync } from "node:fs"
import { CHANNEL_HEADER, channelsOfFile, type Channel } from "@bon-perroquet/contract/channels/declared"
import { LANGUAGES, type Language } from "@bon-perroquet/contract"
import { z } from "zod"

/** A storefront that the edge serves. */
export interface Storefront {
  /** Undefined in a shop with one channel. */
  code: string | undefined
  readonly url: URL
  languages: readonly Language[]
  /** Content of merchant.json for this channel. */
  merchant: unknown
  /** Headers that name the channel to the engine. */
  headers: Readonly<Record<string, string>>
}

type Declared = Pick<Channel, "url" | "languages" | "merchant"> & { code: string | undefined }

function storefrontOf({ code, url, languages, merchant }: Declared, shopUrl: () => URL): Storefront {
  const ownUrl = url === undefined ? undefined : new URL(url)
  return {
    code,
    get url() {
      return ownUrl ?? shopUrl()
    },
    languages: languages ?? LANGUAGES,
    merchant,
    headers: code === undefined ? {} : { [CHANNEL_HEADER]: code },
  }
}

/** Finds the channel of a request by its host name. An unknown host belongs to the main channel. */
export class Storefronts {
  readonly main: Storefront
  private readonly byHost = new Map<string, Storefront>()

  /** @param shopUrl URL of the main channel, which the dashboard can change */
  constructor(merchantFile: string, shopUrl: () => URL) {
    const merchant: Channel["merchant"] = z
      .record(z.string(), z.unknown())
      .parse(JSON.parse(readFileSync(merchantFile, "utf8")))
    const [main, ...further] = channelsOfFile(merchant)
    const only = { code: undefined, url: undefined, languages: undefined, merchant }
    this.main = storefrontOf(main ?? only, shopUrl)
    for (const channel of further) {
      const storefront = storefrontOf(channel, shopUrl)
      for (const host of channel.hosts) this.byHost.set(host, storefront)
    }
  }

  /** @param host Host header, with or without a port */
  of(host: string | undefined): Storefront {
    if (this.byHost.size === 0 || host === undefined) return this.main
    return this.byHost.get(host.replace(/:\d+$/, "").toLowerCase()) ?? this.main
  }

  get all(): Storefront[] {
    return [this.main, ...new Set(this.byHost.values())]
  }
}
