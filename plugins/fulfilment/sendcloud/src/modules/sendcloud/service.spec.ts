import { servicesOf } from "../../options"
import { SendcloudService } from "./service"

const KEYS = { publicKey: "public", secretKey: "secret" }
const SERVICES = "NL home postnl:standard, FR home colissimo:home/signature"

describe("Sendcloud", () => {
  it("is offered only with keys and services", () => {
    expect(new SendcloudService({}).isOffered).toBe(false)
    expect(new SendcloudService({}, KEYS).isOffered).toBe(false)
    expect(new SendcloudService({}, { services: SERVICES }).isOffered).toBe(false)
    const on = new SendcloudService({}, { ...KEYS, services: SERVICES })
    expect([on.isOffered, on.name]).toEqual([true, "Sendcloud"])
    expect(on.services("NL")).toMatchObject([{ kind: "home" }])
    expect(on.services("BE")).toEqual([])
    expect(on.points).toBeNull()
  })

  it("has a tracking page with the carrier of the shipping option", () => {
    const service = new SendcloudService({}, { ...KEYS, services: SERVICES, name: "PostNL" })
    const parcel = {
      tracking_number: "3S YZ-1",
      language: "nl",
      kind: "home",
      country: "NL",
      postal_code: "1017 GC",
    } as const
    const url = new URL(service.trackingUrl(parcel))
    expect(url.origin).toBe("https://tracking.eu-central-1-0.sendcloud.sc")
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      ...{ carrier: "postnl", code: "3SYZ1", destination: "NL", lang: "nl", verification: "1017 GC" },
    })
    const both = new SendcloudService({}, { ...KEYS, services: `${SERVICES}, NL locker dhl:locker` })
    expect(both.trackingUrl({ ...parcel, kind: "locker" })).toContain("carrier=dhl&")
    expect(service.trackingUrl({ ...parcel, country: "LU" })).toBe("")
  })

  it.each(["NL", "NL home", "NL home standard", "XX home a:b", "NL drone a:b"])(
    "rejects the malformed service %j at the start",
    (services) => {
      expect(() => servicesOf({ services })).toThrow("SENDCLOUD_SERVICES")
    },
  )
})
