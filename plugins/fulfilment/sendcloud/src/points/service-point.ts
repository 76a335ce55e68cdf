import type { Point } from "@bon-perroquet/carrier"
import type { PointKind } from "@bon-perroquet/contract/sets"
import { z } from "zod"

const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const

const hoursSchema = z.array(z.object({ start_time: z.string(), end_time: z.string() })).nullable()

/** Fields of a service point that the shop uses. */
export const servicePointSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  carrier: z.object({ code: z.string() }),
  general_shop_type: z.string().nullish(),
  address: z.object({
    street: z.string(),
    house_number: z.string(),
    postal_code: z.string(),
    city: z.string(),
    country_code: z.string(),
  }),
  position: z.object({ latitude: z.number(), longitude: z.number() }),
  opening_times: z.record(z.enum(DAYS), hoursSchema),
  distance: z.number().nullish(),
})

/** Sendcloud describes a locker that never closes as open until midnight. */
const isMidnight = (time: string): boolean => time === "23:59" || time === "00:00" || time === "24:00"

/** Returns null if data for a label is missing. */
export function pointOf(
  { id, name, address, position, opening_times, distance }: z.infer<typeof servicePointSchema>,
  kind: PointKind,
): Point | null {
  const { street, house_number: number, postal_code, city, country_code: country } = address
  if ([name, street, postal_code, city].includes("")) return null
  const openings = DAYS.map((day) =>
    (opening_times[day] ?? []).map(({ start_time, end_time }): [string, string] => [
      start_time,
      isMidnight(end_time) ? "24:00" : end_time,
    ]),
  )
  return {
    ...{ id: String(id), kind, name, street, number, postal_code, city, country, openings },
    hours: openings.map((day) => {
      const [first, last] = [day[0]?.[0], day.at(-1)?.[1]]
      return first !== undefined && last !== undefined ? [first, last] : null
    }),
    position: { lat: position.latitude, lng: position.longitude },
    ...(typeof distance === "number" && { distance_m: Math.round(distance) }),
  }
}
