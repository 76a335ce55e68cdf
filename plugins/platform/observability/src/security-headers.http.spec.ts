import { requireVariable } from "@bon-perroquet/testing"

const headersOf = async (path: string) => {
  const { headers } = await fetch(`${requireVariable("ENGINE_URL")}${path}`)
  return headers
}

describe("An answer of the engine", () => {
  it.each(["/app", "/app/login", "/admin/orders", "/store/products", "/health"])(
    "to %s restricts the browser and does not name its software",
    async (path) => {
      const headers = await headersOf(path)
      expect(headers.get("x-content-type-options")).toBe("nosniff")
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin")
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'")
      expect(headers.get("x-frame-options")).toBe("DENY")
      expect(headers.get("x-powered-by")).toBeNull()
    },
  )

  it("has a policy without scripts at an unknown path", async () => {
    expect((await headersOf("/nothing-here")).get("content-security-policy")).toBe("default-src 'none'")
  })

  it("allows Medusa Admin's bundled scripts only", async () => {
    const policy = (await headersOf("/app")).get("content-security-policy") ?? ""
    expect(policy).toContain("; script-src 'self';")
    expect(policy).toContain("default-src 'self';")
  })

  it("has no content security policy at the shop's API, because the edge adds it", async () => {
    const headers = await headersOf("/api/shop")
    expect(headers.get("x-content-type-options")).toBe("nosniff")
    expect(headers.get("content-security-policy")).toBeNull()
  })
})
