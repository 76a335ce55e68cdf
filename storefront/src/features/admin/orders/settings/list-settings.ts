import { STORAGE_KEYS } from "@bon-perroquet/contract"
import { z } from "zod"
import { readStored, store } from "../../../../config/storage"

/** What of the list can be left out; number, choice and status always stand. */
export const HIDEABLE = ["customer", "total", "date", "actions"] as const
export type Hideable = (typeof HIDEABLE)[number]

/** What a view keeps of the list's address. */
export const VIEWED = ["q", "status", "task", "from", "to", "sort"] as const

const settingsSchema = z.object({
  views: z.array(z.object({ name: z.string(), query: z.string() })),
  hidden: z.array(z.enum(HIDEABLE)),
})
export type ListSettings = z.infer<typeof settingsSchema>

const NONE: ListSettings = { views: [], hidden: [] }
/** Of each administrator who signs in here, by their id. */
const allSchema = z.record(z.string(), settingsSchema)

function parsed<Kept>(schema: z.ZodType<Kept>, json: string | null): Kept | undefined {
  try {
    return schema.safeParse(JSON.parse(json ?? "null")).data
  } catch {
    return undefined
  }
}

const personNow = (): string =>
  parsed(z.object({ id: z.string() }), readStored(STORAGE_KEYS.userData))?.id ?? ""

const readAll = () => parsed(allSchema, readStored(STORAGE_KEYS.orderList)) ?? {}

/** How the administrator who is signed in has set up the list of orders in this browser. */
export const readSettings = (): ListSettings => readAll()[personNow()] ?? NONE

export const storeSettings = (settings: ListSettings): void =>
  store(STORAGE_KEYS.orderList, JSON.stringify({ ...readAll(), [personNow()]: settings }))
