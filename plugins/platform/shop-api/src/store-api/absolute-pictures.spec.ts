import { withAbsolutePictures } from "./absolute-pictures"

const ORIGIN = "https://shop.example"

describe("An answer of the Store API", () => {
  it("has absolute addresses of the shop's pictures at any depth", () => {
    const told = {
      products: [
        { thumbnail: "/static/a.webp", images: [{ url: "/static/b.webp", rank: 0 }], title: "/static/x" },
      ],
    }
    expect(withAbsolutePictures(told, ORIGIN)).toEqual({
      products: [
        {
          thumbnail: `${ORIGIN}/static/a.webp`,
          images: [{ url: `${ORIGIN}/static/b.webp`, rank: 0 }],
          title: "/static/x",
        },
      ],
    })
  })

  it("keeps other addresses, dates and empty values unchanged", () => {
    const date = new Date(0)
    const told = {
      url: "https://cdn.example/static/a.webp",
      thumbnail: null,
      created_at: date,
      items: [1, "a"],
    }
    expect(withAbsolutePictures(told, ORIGIN)).toEqual(told)
    expect(withAbsolutePictures(null, ORIGIN)).toBeNull()
  })

  it("keeps numbers with a JSON representation unchanged", () => {
    class Amount {
      toJSON() {
        return 12
      }
    }
    const told = { total: new Amount() }
    expect(JSON.stringify(withAbsolutePictures(told, ORIGIN))).toBe('{"total":12}')
  })
})
