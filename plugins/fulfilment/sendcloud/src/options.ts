import { checkedOptions } from "@bon-perroquet/contract/options"
import { DELIVERY_COUNTRIES, DELIVERY_KINDS } from "@bon-perroquet/contract/sets"
import type { DeliveryCountry, DeliveryKind } from "@bon-perroquet/contract/sets"
import { z } from "zod"

const optionsSchema = z.strictObject({
  publicKey: z.string().optional(),
  secretKey: z.string().optional(),
  /** Services, separated by commas: "NL home postnl:standard, FR home colissimo:home/signature". */
  services: z.string().optional(),
  /** The carrier's name that customers see. */
  name: z.string().optional(),
  /** An environment variable that is set but empty counts as missing. */
  apiBase: z
    .url({ protocol: /^https?$/ })
    .or(z.literal(""))
    .optional(),
})

export type Options = z.infer<typeof optionsSchema>

/** @throws if an option is unknown or invalid */
export const checked = (options: unknown): Options =>
  checkedOptions("@bon-perroquet/sendcloud", optionsSchema, options)

export interface Account {
  publicKey: string
  secretKey: string
  apiBase: string
}

export interface OfferedService {
  country: DeliveryCountry
  kind: DeliveryKind
  /** Code of a shipping option. The part before the colon is the code of the carrier. */
  option: string
}

const API_BASE = "https://panel.sendcloud.sc/api/v3"

export const accountOf = ({ publicKey, secretKey, apiBase }: Options): Account | null =>
  publicKey && secretKey ? { publicKey, secretKey, apiBase: (apiBase || API_BASE).replace(/\/$/, "") } : null

/** @throws if an entry is malformed, so that the shop does not start with it */
export const servicesOf = ({ services = "" }: Options): OfferedService[] =>
  services
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => {
      const [code, name, option] = entry.split(/\s+/)
      const country = DELIVERY_COUNTRIES.find((each) => each === code)
      const kind = DELIVERY_KINDS.find((each) => each === name)
      if (!country || !kind || !option?.includes(":"))
        throw new Error(
          `SENDCLOUD_SERVICES: "${entry}" is not a country, a delivery kind and a shipping option, such as "NL home postnl:standard".`,
        )
      return { country, kind, option }
    })
