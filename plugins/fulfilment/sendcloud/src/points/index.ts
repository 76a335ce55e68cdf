import {
  CarrierAway,
  CarrierRefusal,
  PointsAway,
  type Point,
  type PointDirectory,
} from "@bon-perroquet/carrier"
import { CachedDirectory, type PointSource } from "@bon-perroquet/carrier/points"
import type { PointKind } from "@bon-perroquet/contract/sets"
import { z } from "zod"
import type { Account, OfferedService } from "../options"
import { ask, parsed } from "../shipping/client"

const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const

const hoursSchema = z.array(z.object({ start_time: z.string(), end_time: z.string() })).nullable()

/** Fields of a service point that the shop uses. */
const servicePointSchema = z.object({
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
function pointOf(
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

const TIMEOUT_MS = 4_000
/** Metres around the postal code. */
const RADIUS = 20_000

const SHOP_TYPES: Record<PointKind, readonly string[]> = {
  pickup_point: ["servicepoint", "post_office"],
  locker: ["locker"],
}
/** Town by country for a search without a postal code. */
const CENTRES: Record<string, string> = { BE: "Bruxelles", FR: "Paris", LU: "Luxembourg", NL: "Amsterdam" }

const listSchema = z.object({ data: z.object({ results: z.array(servicePointSchema) }) })
const oneSchema = z.object({ data: servicePointSchema })

/** Returns null if the merchant offers no delivery to points. */
export function pointDirectory(
  account: Account,
  services: readonly OfferedService[],
  now?: () => number,
): PointDirectory | null {
  if (services.every(({ kind }) => kind === "home")) return null
  return new CachedDirectory(sourceOf(account, services), now)
}

function sourceOf(account: Account, services: readonly OfferedService[]): PointSource {
  const carrierOf = (country: string, kind: PointKind): string | undefined =>
    services.find((each) => each.country === country && each.kind === kind)?.option.split(":")[0]

  return {
    search: async ({ country, kind, postal_code }, { limit }) => {
      const carrier = carrierOf(country, kind)
      if (!carrier) return []
      const centre = postal_code || CENTRES[country]
      if (!centre) return []
      const query = new URLSearchParams({
        ...{ country_code: country, carrier_code: carrier, radius: String(RADIUS), limit: String(limit) },
        [postal_code ? "address_postal_code" : "address_city"]: centre,
      })
      for (const type of SHOP_TYPES[kind]) query.append("general_shop_type", type)
      const found = await read(account, listSchema, `/service-points?${query.toString()}`)
      return found?.data.results.flatMap((each) => pointOf(each, kind) ?? []) ?? []
    },
    read: async ({ id, country, kind }): Promise<Point | undefined> => {
      const carrier = carrierOf(country, kind)
      if (!/^\d+$/.test(id) || !carrier) return undefined
      const found = await read(account, oneSchema, `/service-points/${id}`)
      if (found?.data.address.country_code !== country) return undefined
      // The label would be rejected after the payment.
      if (found.data.carrier.code !== carrier) return undefined
      if (!SHOP_TYPES[kind].includes(found.data.general_shop_type ?? "servicepoint")) return undefined
      return pointOf(found.data, kind) ?? undefined
    },
  }
}

/** Returns undefined for 404. @throws PointsAway */
async function read<S extends z.ZodType>(
  account: Account,
  schema: S,
  path: string,
): Promise<z.output<S> | undefined> {
  try {
    const answer = await ask(account, path, { timeoutMs: TIMEOUT_MS })
    return answer.status === 404 ? undefined : parsed(schema, answer)
  } catch (error) {
    if (error instanceof CarrierAway || error instanceof CarrierRefusal) throw new PointsAway(error.message)
    throw error
  }
}
