import { visitSource } from "./source.js"

const from = (referer: string | undefined, address = "/products") =>
  visitSource(new URL(address, "https://shop.example"), referer, "shop.example")

test.each([
  [undefined, "direct"],
  ["https://www.google.be/", "search"],
  ["https://duckduckgo.com/", "search"],
  ["https://mail.google.com/", "email"],
  ["https://l.facebook.com/l.php?u=1", "social"],
  ["https://t.co/", "social"],
  ["https://forum.perroquet.example/thread/12", "site"],
  ["https://notgoogle.example/", "site"],
  ["nonsense", "direct"],
  ["https://shop.example/products", null],
])("a visit that follows a link on %s has the source %s", (referer, source) => {
  expect(from(referer)).toBe(source)
})

test.each([
  ["/?utm_source=Newsletter%20May", "campaign:newsletter-may"],
  ["/?utm_source=an@example.org", "campaign:other"],
  ["/?utm_source=customer-0478123456", "campaign:other"],
  ["/?utm_source=e3b0c44298fc1c149afbf4c8996fb924", "campaign:other"],
])("a visit to %s has the source %s, without personal data", (address, source) => {
  expect(from("https://www.google.be/", address)).toBe(source)
})
