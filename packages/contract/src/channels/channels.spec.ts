import { setTimeout as pause } from "node:timers/promises"
import { channelOfSales, currentChannel, declareChannels, furtherChannel, inChannel } from "."
import { channelsOfFile } from "./declared"

const MAIN = { name: "Main", vat_number: "BE 1", email: "main@example.org" }
const SECOND = { code: "second", url: "https://second.example/", name: "Second" }
const declared = (...channels: object[]) => ({ ...MAIN, channels })

afterEach(() => declareChannels([]))

describe("The channels of merchant.json", () => {
  it("are none in a file without channels", () => {
    expect(channelsOfFile(MAIN)).toEqual([])
    expect(channelsOfFile(declared())).toEqual([])
  })

  it("start with the main one, and replace its fields", () => {
    const [main, second] = channelsOfFile(
      declared({ ...SECOND, hosts: ["WWW.second.example"], languages: ["en"] }),
    )
    expect(main).toMatchObject({ code: "main", url: undefined, merchant: MAIN })
    expect(second).toMatchObject({
      ...{ code: "second", url: "https://second.example", sales_channel_id: "sc_channel_second" },
      ...{ hosts: ["second.example", "www.second.example"], languages: ["fr", "en"] },
      merchant: { ...MAIN, name: "Second" },
    })
  })

  it.each<[string, object[], string]>([
    ["an invalid code", [{ ...SECOND, code: "Second one" }], "channels.0.code"],
    ["an invalid address", [{ ...SECOND, url: "second.example" }], "channels.0.url"],
    ["an id with a quote", [{ ...SECOND, sales_channel_id: "sc'" }], "channels.0.sales_channel_id"],
    ["a code that is used twice", [SECOND, { ...SECOND, url: "https://third.example" }], '"second"'],
    ["the code of the main channel", [{ ...SECOND, code: "main" }], '"main"'],
    ["a host that is used twice", [SECOND, { ...SECOND, code: "third" }], '"host second.example"'],
    ["another legal entity without its numbers", [{ ...SECOND, vat_number: "BE 2" }], '"invoice_prefix"'],
    [
      "the same prefix twice",
      [{ ...SECOND, settings: { invoice_prefix: "X", credit_note_prefix: "X" } }],
      '"prefix X"',
    ],
  ])("with %s stop the start", (_, channels, message) => {
    expect(() => channelsOfFile(declared(...channels))).toThrow(message)
  })
})

describe("The current channel", () => {
  it("is undefined in a shop with one channel", () => {
    const [, second] = channelsOfFile(declared(SECOND))
    expect(inChannel(second, currentChannel)).toBeUndefined()
  })

  it("is kept across asynchronous work, and separate for simultaneous work", async () => {
    const channels = channelsOfFile(declared(SECOND))
    const [main, second] = channels
    declareChannels(channels)
    const work = async () => {
      await pause(1)
      return [currentChannel()?.code, furtherChannel()?.code]
    }
    expect(await Promise.all([inChannel(main, work), inChannel(second, work), work()])).toEqual([
      ["main", undefined],
      ["second", "second"],
      [undefined, undefined],
    ])
    expect(await inChannel(second, () => inChannel(undefined, work))).toEqual([undefined, undefined])
  })

  it("of an order is its sales channel, and the main one for other sales channels", () => {
    declareChannels(channelsOfFile(declared(SECOND)))
    expect(channelOfSales("sc_channel_second")?.code).toBe("second")
    expect(channelOfSales("sc_other")?.code).toBe("main")
    expect(channelOfSales(null)?.code).toBe("main")
  })
})
