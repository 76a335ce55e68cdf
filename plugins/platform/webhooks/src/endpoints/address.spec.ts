import { requirePublicUrl } from "./address"

const codeOf = (address: string, privateHosts?: string[]) => {
  try {
    requirePublicUrl(address, privateHosts)
    return "accepted"
  } catch (error) {
    return (error as { code: string }).code
  }
}

it.each([
  "https://erp.example.org/hooks",
  "https://erp.example.org:8443/hooks?shop=1",
  "https://[2606:4700::1111]/",
])("the webhook address %s is accepted", (address) => expect(codeOf(address)).toBe("accepted"))

it.each([
  "http://erp.example.org/hooks",
  "https://user:password@erp.example.org/",
  "https://127.0.0.1/",
  "https://10.0.0.7/",
  "https://169.254.169.254/latest/meta-data",
  "https://2130706433/",
  "https://[::1]/",
  "https://[::ffff:10.0.0.1]/",
  "https://localhost/",
  "https://metadata.google.internal/",
  "ftp://erp.example.org/",
])("the webhook address %s is rejected", (address) => expect(codeOf(address)).toBe("webhook_address"))

it("a webhook to a host of the private network is accepted if an environment variable names the host", () => {
  expect(codeOf("http://erp.internal:8069/", ["erp.internal"])).toBe("accepted")
  expect(codeOf("http://other.internal/", ["erp.internal"])).toBe("webhook_address")
})
