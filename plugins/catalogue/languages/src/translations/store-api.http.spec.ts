import { EngineClient, requireVariable, ShopClient } from "@bon-perroquet/testing"
import { LOCALE_OF, LANGUAGES } from "@bon-perroquet/contract/sets"

describe("Medusa's Store API", () => {
  it("returns products in each language", async () => {
    const engine = await EngineClient.signIn()
    const { api_keys } = await engine.get<{ api_keys: { token: string }[] }>("/admin/api-keys", {
      type: "publishable",
    })
    const catalogue = await new ShopClient({ baseUrl: requireVariable("ENGINE_URL") }).products()
    for (const language of LANGUAGES) {
      const url = `${requireVariable("ENGINE_URL")}/store/products?limit=40&fields=id,title,description&locale=${LOCALE_OF[language]}`
      const answer = await fetch(url, { headers: { "x-publishable-api-key": api_keys[0]?.token ?? "" } })
      const { products } = (await answer.json()) as {
        products: { id: string; title: string; description: string }[]
      }
      expect(products.length).toBeGreaterThan(20)
      for (const { id, title, description } of products) {
        const product = catalogue.find((each) => each.id === id)
        expect({ title, description }).toEqual({
          title: product?.[`name_${language}`],
          description: product?.[`description_${language}`],
        })
      }
    }
  })
})
