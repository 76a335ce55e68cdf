import { STORAGE_KEYS } from "@bon-perroquet/contract"
import { z } from "zod"
import { readStored, store } from "../../../../config/storage"

/** Columns that can be hidden. Number, selection and status are always visible. */
export const HIDEABLE = ["customer", "total", "date", "actions"] as const
export type Hideable = (typeof HIDEABLE)[number]

export const VIEWED = ["q", "status", "task", "from", "to", "sort"] as const

const settingsSchema = z.object({
  views: z.array(z.object({ name: z.string(), query: z.string() })),
  hidden: z.array(z.enum(HIDEABLE)),
})
export type ListSettings = z.infer<typeof settingsSchema>

const NONE: ListSettings = { views: [], hidden: [] }
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

export const readSettings = (): ListSettings => readAll()[personNow()] ?? NONE

export const storeSettings = (settings: ListSettings): void =>
  store(STORAGE_KEYS.orderList, JSON.stringify({ ...readAll(), [personNow()]: settings }))
