import { networkOf } from "./network"

describe("The network of an IP address", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:DB8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8::6", "2001:db8:0:0"],
    ["2001:db8:1:2:3::", "2001:db8:1:2"],
    ["::1", "0:0:0:0"],
    ["unknown", "unknown"],
  ])("the network of the address %s is %s", (address, network) => expect(networkOf(address)).toBe(network))
})
