import { ShopApiError, ShopNetworkError } from "@bon-perroquet/shop-react"
import { failureText, reasonOf } from "./failure-reason"

const refused = (status: number, detail?: string) => new ShopApiError(status, "unknown", detail)

test.each([
  [new ShopNetworkError("offline"), "network"],
  [refused(500), "server"],
  [refused(503), "server"],
  [refused(403), "denied"],
  [refused(404), "notFound"],
  [refused(400), "validation"],
  [refused(418), "unknown"],
  [new TypeError("x is not a function"), "unknown"],
])("a failure without a message has a text for its kind: %s is %s", (error, reason) => {
  expect(reasonOf(error)).toBe(reason)
  expect(failureText(error, (key) => key)).toBe(`reason.${reason}`)
})

test("a failure shows the server's message", () => {
  expect(failureText(refused(500, "Plus de place."), (key) => key)).toBe("Plus de place.")
})
