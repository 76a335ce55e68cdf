import { z } from "zod"
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../sets"
import { MAIN_CHANNEL } from "./names"

export * from "./names"

const host = z
  .string()
  .toLowerCase()
  .regex(/^[a-z\d]([a-z\d.-]*[a-z\d])?$/)

export const channelCodeSchema = z.string().regex(/^[a-z][a-z\d-]{0,30}$/)

/** GET /api/admin/channels: the channels for which the caller works, the main one first. Empty with one channel. */
export const channelsSchema = z.array(z.object({ code: z.string(), name: z.string(), url: z.string() }))
export type ChannelList = z.infer<typeof channelsSchema>

const channelSchema = z.looseObject({
  code: channelCodeSchema,
  url: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  hosts: z.array(host).default([]),
  sales_channel_id: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  languages: z
    .array(z.enum(LANGUAGES))
    .transform((named) => LANGUAGES.filter((each) => each === DEFAULT_LANGUAGE || named.includes(each)))
    .optional(),
  settings: z.record(z.string(), z.unknown()).default({}),
  mail_from: z.email().optional(),
})

/** A storefront on the engine. The channel is one of Medusa's sales channels. */
export interface Channel {
  code: string
  /** Origin of its pages. Undefined for the main channel, whose origin is SHOP_URL. */
  url: string | undefined
  hosts: readonly string[]
  /** Undefined for the main channel, which is the default sales channel of Medusa's store. */
  sales_channel_id: string | undefined
  languages: readonly Language[] | undefined
  /** Content of merchant.json with the fields that the channel replaces. */
  merchant: Readonly<Record<string, unknown>>
  /** Settings of the dashboard that have a fixed value in this channel. */
  settings: Readonly<Record<string, unknown>>
  /** Sender of its e-mails. */
  mail_from: string | undefined
}

const PREFIXES = ["invoice_prefix", "credit_note_prefix"] as const

function requireDistinct(channels: readonly Channel[]): void {
  const hosts = channels.flatMap((channel) => channel.hosts)
  const keys = [
    ...channels.map(({ code }) => code),
    ...channels.map(({ sales_channel_id }) => `sales channel ${sales_channel_id}`),
    ...hosts.map((name) => `host ${name}`),
    ...channels.flatMap(({ settings }) =>
      PREFIXES.flatMap((name) => (name in settings ? `prefix ${String(settings[name])}` : [])),
    ),
  ]
  const repeated = keys.find((key, at) => keys.indexOf(key) !== at)
  if (repeated) throw new Error(`merchant.json: channels: "${repeated}" is declared twice.`)
}

/** A legal entity numbers its invoices in its own series, so it needs prefixes. */
function requireSeries({ code, merchant, settings }: Channel, { vat_number }: Record<string, unknown>): void {
  const lacking = merchant["vat_number"] !== vat_number && PREFIXES.find((name) => !(name in settings))
  if (lacking)
    throw new Error(
      `merchant.json: channels: "${code}" has another VAT number, so its settings need "${lacking}".`,
    )
}

/**
 * Returns the channels of merchant.json, the main one first. Returns an empty list for a shop with one channel.
 * @throws an error that names the field, so that the shop does not start with a wrong declaration
 */
export function channelsOfFile(file: unknown): readonly Channel[] {
  const { channels: declared, ...main } = z.looseObject({ channels: z.unknown().optional() }).parse(file)
  if (declared === undefined) return []
  const { success, data, error } = z.array(channelSchema).safeParse(declared)
  if (!success) {
    const [issue] = error.issues
    throw new Error(`merchant.json: channels.${issue?.path.join(".")}: ${issue?.message}`)
  }
  const further = data.map(
    ({ code, url, hosts, sales_channel_id, languages, settings, mail_from, ...own }): Channel => ({
      ...{ code, url, languages, settings, mail_from },
      hosts: [...new Set([new URL(url).hostname, ...hosts])],
      sales_channel_id: sales_channel_id ?? `sc_channel_${code}`,
      merchant: { ...main, ...own, ...(languages && { languages }) },
    }),
  )
  const first: Channel = {
    ...{ code: MAIN_CHANNEL, url: undefined, hosts: [], sales_channel_id: undefined, languages: undefined },
    ...{ merchant: main, settings: {}, mail_from: undefined },
  }
  const channels = further.length > 0 ? [first, ...further] : []
  requireDistinct(channels)
  for (const channel of further) requireSeries(channel, main)
  return channels
}
