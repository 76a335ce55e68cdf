import { ownAddress, signInAddress } from "./next-address"

test.each(["/", "/profile?tab=orders", "/checkout", "/products/amandes#prix"])(
  "one goes on to a page of the shop: %s",
  (address) => expect(ownAddress(address)).toBe(address),
)

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "javascript:alert(1)",
  "evil",
  "",
  "http://[",
  null,
  undefined,
  7,
])("nobody is led elsewhere: %s", (address) => expect(ownAddress(address)).toBeUndefined())

test.each(["/auth", "/auth?next=/auth", "/auth/reset?token=x"])(
  "after signing in nobody is asked to sign in: %s",
  (address) => expect(ownAddress(address)).toBeUndefined(),
)

test("the way back survives its journey through the address", () => {
  const { searchParams } = new URL(signInAddress("/profile?tab=orders&x=é"), "http://shop.invalid")
  expect(searchParams.get("next")).toBe("/profile?tab=orders&x=é")
})
