import type { Carrier } from "@bon-perroquet/carrier"
import type { MedusaContainer } from "@medusajs/framework/types"
import { sampleOption, sampleSnapshot } from "../../testing/sample-snapshot"
import { catalogue } from "../ports/catalogue"
import { deliveryMethods } from "./delivery-methods"

it("delivery to a point is offered only if the directory of its carrier is available", async () => {
  const other = { code: "other", name: "Other Post" }
  const locker = sampleOption({ id: "so_locker", code: "locker" })
  const point = sampleOption({ id: "so_point", code: "pickup_point", carrier: other })
  catalogue.connect({
    snapshot: () => Promise.resolve(sampleSnapshot([], { options: [sampleOption(), locker, point] })),
    reread: () => Promise.resolve(),
  })
  const codes = async (...available: string[]) => {
    const carrier = (code: string) =>
      ({
        ...{ code, isOffered: true, services: () => [{}] },
        points: available.includes(code) ? { isAvailable: () => true } : null,
      }) as unknown as Carrier
    const registrations = { carrier_bird: carrier("bird"), carrier_other: carrier("other") }
    const container = {
      registrations,
      resolve: (name: keyof typeof registrations) => registrations[name],
    } as unknown as MedusaContainer
    return (await deliveryMethods(container, "BE", null)).map(({ code }) => code)
  }
  expect(await codes("bird", "other")).toEqual(["home", "locker", "pickup_point"])
  expect(await codes("other")).toEqual(["home", "pickup_point"])
  expect(await codes()).toEqual(["home"])
})
