import { circlesAmong } from "./circles"
import { filesMatching, importsOf, isTest, loadedFor } from "./imports"

const ADD_TO_CART = "plugins/shop-api/src/api/api/cart/[session_id]/items/route.ts"
const sources = filesMatching(/^(packages|plugins|backend|storefront)\/.*\.tsx?$/)

describe("POST /api/cart/{session_id}/items", () => {
  it("loads fewer than sixty of the shop's files", () => {
    const loaded = loadedFor(ADD_TO_CART)
    expect(loaded.length < 60 ? [] : loaded).toEqual([])
  })
})

describe("Files and folders beside each other", () => {
  it("load each other in no circle", () => {
    expect(circlesAmong(sources)).toEqual([])
  })

  it("load nothing of the tests, unless they are tests", () => {
    const wrong = sources
      .filter((file) => !isTest(file))
      .flatMap((file) =>
        importsOf(file).flatMap(({ target }) => (isTest(target) ? `${file} → ${target}` : [])),
      )
    expect(wrong).toEqual([])
  })
})

describe("Features of the storefront", () => {
  const FEATURE = /^storefront\/src\/features\/([^/]+)\//

  it("take from each other, and the application from them, only what their index offers", () => {
    const wrong = filesMatching(/^storefront\/(src|server)\/.*\.tsx?$/).flatMap((file) => {
      const own = FEATURE.exec(file)?.[1]
      const isHidden = (target: string) => {
        const feature = FEATURE.exec(target)?.[1]
        return feature !== undefined && feature !== own && !target.endsWith(`/${feature}/index.ts`)
      }
      return importsOf(file).flatMap(({ target }) => (isHidden(target) ? [`${file} → ${target}`] : []))
    })
    expect(wrong).toEqual([])
  })
})
