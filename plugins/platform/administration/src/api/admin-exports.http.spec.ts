import { EngineClient, requireVariable, ownProduct, until } from "@bon-perroquet/testing"

it("an export of Medusa Admin can be downloaded with a session, but only at the URL of its kind", async () => {
  const engine = await EngineClient.signIn()
  const { sku } = await ownProduct({ price: 10 })
  const earlier = await engine.exportedFile("products")
  await engine.post(`/admin/products/export?q=${encodeURIComponent(sku)}`, {})
  const url = await until("the export is announced", async () => {
    const file = await engine.exportedFile("products")
    return file === earlier ? undefined : file
  })
  const { port, pathname } = new URL(url)
  expect([port, pathname]).toEqual([
    new URL(requireVariable("ENGINE_URL")).port,
    expect.stringMatching(/^\/admin\/exports\/products\/private-/),
  ])
  expect((await fetch(url)).status).toBe(401)
  const read = await fetch(url, { headers: { Authorization: `Bearer ${engine.token}` } })
  expect(read.status).toBe(200)
  expect(read.headers.get("content-disposition")).toBe('attachment; filename="products.csv"')
  expect(await read.text()).toContain(sku)
  const elsewhere = await fetch(url.replace("/products/", "/stock/"), {
    headers: { Authorization: `Bearer ${engine.token}` },
  })
  expect(elsewhere.status).toBe(404)
})
