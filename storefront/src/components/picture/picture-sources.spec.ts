import { pictureSources } from "./picture-sources"

test("a picture of the shop has three widths and two formats", () => {
  const { src, avif, webp } = pictureSources("/static/products/noix-960.webp")
  expect(src).toBe("/static/products/noix-640.webp")
  expect(avif).toBe(
    "/static/products/noix-320.avif 320w, /static/products/noix-640.avif 640w, /static/products/noix-960.avif 960w",
  )
  expect(webp).toContain("/static/products/noix-320.webp 320w")
})

test("a picture of at most 640 pixels has no larger size", () => {
  const { src, avif } = pictureSources("/pictures/category-640.webp")
  expect(src).toBe("/pictures/category-640.webp")
  expect(avif).toBe("/pictures/category-320.avif 320w, /pictures/category-640.avif 640w")
})

test("an uploaded picture has a single file", () => {
  expect(pictureSources("/static/1699-photo.jpg")).toEqual({ src: "/static/1699-photo.jpg" })
})
