import { withAbsolutePictures } from "./absolute-pictures"

const ORIGIN = "https://shop.example"

describe("An answer of the Store API", () => {
  it("has absolute addresses of the shop's pictures at any depth", () => {
    const answer = {
      products: [
        { thumbnail: "/static/a.webp", images: [{ url: "/static/b.webp", rank: 0 }], title: "/static/x" },
      ],
    }
    expect(withAbsolutePictures(answer, ORIGIN)).toEqual({
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
    const answer = {
      url: "https://cdn.example/static/a.webp",
      thumbnail: null,
      created_at: date,
      items: [1, "a"],
    }
    expect(withAbsolutePictures(answer, ORIGIN)).toEqual(answer)
    expect(withAbsolutePictures(null, ORIGIN)).toBeNull()
  })

  it("keeps numbers with a JSON representation unchanged", () => {
    class Amount {
      toJSON() {
        return 12
      }
    }
    const answer = { total: new Amount() }
    expect(JSON.stringify(withAbsolutePictures(answer, ORIGIN))).toBe('{"total":12}')
  })
})
