import { isSigned } from "./signature"

const BODY = JSON.stringify({
  document: {
    id: "doc-1",
    name: "test.xml",
    type: "application/xml",
    size: 100,
    url: "https://example.com/test.xml",
  },
})
const SIGNATURE = "sha256=6722b498bf28ce7ca5a6f21c0fca9166e24dea480978b276725ff46e503dd70f"

it("an event with a matching signature is accepted in any order of its fields", () => {
  expect(isSigned(BODY, SIGNATURE, "secret")).toBe(true)
})

it.each([
  ["another secret", BODY, SIGNATURE, "secreT"],
  ["another body", BODY.replace("doc-1", "doc-2"), SIGNATURE, "secret"],
  ["another signature", BODY, SIGNATURE.replace("6722", "6723"), "secret"],
  ["half a signature", BODY, SIGNATURE.slice(0, -2), "secret"],
  ["none", BODY, "", "secret"],
  ["no JSON", "{", SIGNATURE, "secret"],
])("an event with %s is rejected", (_, body, signature, secret) => {
  expect(isSigned(body, signature, secret)).toBe(false)
})
