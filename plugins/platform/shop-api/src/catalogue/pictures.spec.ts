import { ownAddress } from "./pictures"

const HOSTS = ["shop.preview.example"]

it.each([
  ["https://shop.preview.example/uploads/noix.jpg", "/static/noix.jpg"],
  ["https://shop.preview.example/api/uploads/2024/noix-960.webp?v=2", "/static/2024/noix-960.webp"],
  ["http://shop.preview.example:8000/static/products/noix-960.webp", "/static/products/noix-960.webp"],
  ["https://shop.preview.example/noix.jpg", "/static/noix.jpg"],
  ["https://elsewhere.example/uploads/noix.jpg", "https://elsewhere.example/uploads/noix.jpg"],
  ["/static/products/noix-960.webp", "/static/products/noix-960.webp"],
  ["https://", "https://"],
])("the picture %s is displayed from %s", (address, shown) => {
  expect(ownAddress(HOSTS, address)).toBe(shown)
})
