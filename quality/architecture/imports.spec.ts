import { circlesAmong } from "./circles"
import { filesMatching, importsOf, isTest, loadedFor } from "./imports"

const ADD_TO_CART = "plugins/platform/shop-api/src/api/api/cart/[session_id]/items/route.ts"
const sources = filesMatching(/^(packages|plugins|backend|storefront)\/.*\.tsx?$/)

describe("POST /api/cart/{session_id}/items", () => {
  it("loads at most 70 files of the repository", () => {
    const loaded = loadedFor(ADD_TO_CART)
    expect(loaded.length <= 70 ? [] : loaded).toEqual([])
  })
})

describe("Sibling files and folders", () => {
  it("have no circular imports", () => {
    expect(circlesAmong(sources)).toEqual([])
  })

  it("import no test files, except in tests", () => {
    const wrong = sources
      .filter((file) => !isTest(file))
      .flatMap((file) =>
        importsOf(file).flatMap(({ target }) => (isTest(target) ? `${file} → ${target}` : [])),
      )
    expect(wrong).toEqual([])
  })
})

describe("The feature folders of the storefront", () => {
  const FEATURE = /^storefront\/src\/features\/([^/]+)\//

  it("are imported by other folders only through their index.ts", () => {
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
