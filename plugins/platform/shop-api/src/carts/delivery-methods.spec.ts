import type { MedusaContainer } from "@medusajs/framework/types"
import { sampleOption, sampleSnapshot } from "../../testing/sample-snapshot"
import { catalogue } from "../ports/catalogue"
import { deliveryMethods } from "./delivery-methods"

it("no delivery to a point is offered without a directory of points", async () => {
  const locker = sampleOption({ id: "so_locker", code: "locker" })
  catalogue.connect({
    snapshot: () => Promise.resolve(sampleSnapshot([], { options: [sampleOption(), locker] })),
    reread: () => Promise.resolve(),
  })
  const codes = async (pointsUrl: string) => {
    const options = { resolve: "@bon-perroquet/bpost", options: { pointsUrl } }
    const container = { resolve: () => ({ plugins: [options] }) } as unknown as MedusaContainer
    return (await deliveryMethods(container, "BE", null)).map(({ code }) => code)
  }
  expect(await codes("http://127.0.0.1:9/Locator")).toEqual(["home", "locker"])
  expect(await codes("off")).toEqual(["home"])
})
