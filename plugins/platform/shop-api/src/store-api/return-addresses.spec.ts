import { returnAddresses } from "./return-addresses"

const ORIGINS = ["https://shop.example", "http://localhost:8000"]
const refused = (data: unknown) => {
  try {
    return returnAddresses(data, ORIGINS)
  } catch (error) {
    return (error as { code: string }).code
  }
}

it("a client's return addresses are kept with their placeholders for the payment's id", () => {
  const data = {
    success_url: "http://localhost:8000/be/done/{CHECKOUT_SESSION_ID}?id={CHECKOUT_SESSION_ID}",
    cancel_url: "https://shop.example/be/checkout?step=payment",
  }
  expect(returnAddresses(data, ORIGINS)).toEqual({ origin: "http://localhost:8000", return_to: data })
})

it("return addresses default to the shop's screens, and after a cancellation to the client's home page", () => {
  expect(returnAddresses(undefined, ORIGINS)).toEqual({ origin: "https://shop.example" })
  const success_url = "http://localhost:8000/done"
  expect(returnAddresses({ success_url }, ORIGINS).return_to).toEqual({
    success_url,
    cancel_url: "http://localhost:8000/",
  })
})

it.each([
  "https://evil.example/done",
  "https://shop.example.evil.example/",
  "https://shop.example@evil.example/",
  "https://me:secret@shop.example/",
  "https://evil.example\\@shop.example/",
  "//shop.example/done",
  "/done",
  "javascript:alert(1)",
  "",
])("the address %s is rejected, for success and for cancellation", (elsewhere) => {
  expect(refused({ success_url: elsewhere })).toBe("origin_not_allowed")
  expect(refused({ cancel_url: elsewhere })).toBe("origin_not_allowed")
  expect(refused({ success_url: "https://shop.example/", cancel_url: elsewhere })).toBe("origin_not_allowed")
})
