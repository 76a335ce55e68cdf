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
import { pointOf, servicePointSchema } from "./service-point"

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
