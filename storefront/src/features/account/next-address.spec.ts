import { ownAddress, signInAddress } from "./next-address"

test.each(["/", "/profile?tab=orders", "/checkout", "/products/amandes#prix"])(
  "the sign-in returns to a page of the shop: %s",
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
])("the sign-in ignores the address %s", (address) => expect(ownAddress(address)).toBeUndefined())

test.each(["/auth", "/auth?next=/auth", "/auth/reset?token=x"])(
  "the sign-in does not return to itself: %s",
  (address) => expect(ownAddress(address)).toBeUndefined(),
)

test("the return address survives URL encoding", () => {
  const { searchParams } = new URL(signInAddress("/profile?tab=orders&x=é"), "http://shop.invalid")
  expect(searchParams.get("next")).toBe("/profile?tab=orders&x=é")
})
