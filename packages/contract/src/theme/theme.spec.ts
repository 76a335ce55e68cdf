import {
  brandOfFile,
  brandStyles,
  checkTheme,
  colorsOf,
  contrast,
  contrastFaults,
  ORIGINAL_BRAND,
  THEME,
  themeStyles,
  tokensOf,
  unreadablePairs,
} from "./index"

const { colors } = ORIGINAL_BRAND

describe("The theme", () => {
  it("computes the contrast of WCAG 2.2", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5)
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2)
    expect(contrast("#1f6b3a", "#1f6b3a")).toBe(1)
  })

  it.each(["light", "dark"] as const)("is readable in %s mode", (mode) => {
    expect(unreadablePairs({ ...THEME.colors[mode] })).toEqual([])
  })

  it("writes each token once per mode", () => {
    const styles = themeStyles()
    expect(styles.match(/--leaf:#1f6b3a;/g)).toHaveLength(1)
    expect(styles).toContain("--radius-card:0.75rem;")
    expect(styles).toContain("--text-3xl--line-height:1.06;")
    for (const token of Object.keys(THEME.colors.light)) expect(styles.split(`--${token}:`)).toHaveLength(3)
  })
})

describe("A merchant's colours", () => {
  it("add no styles if they are those of the theme", () => {
    expect(brandStyles(colors)).toBe("")
    expect(contrastFaults(colors)).toEqual([])
  })

  it("replace the tokens of their family in light and dark mode", () => {
    const chosen = { ...colors, action: "#1d3f8f" }
    const { light, dark } = tokensOf(chosen)
    expect(light).toMatchObject({ leaf: "#1d3f8f", "on-leaf": "#ffffff" })
    expect(light).not.toHaveProperty("macaw")
    for (const mode of ["light", "dark"] as const) expect(unreadablePairs(colorsOf(chosen, mode))).toEqual([])
    expect(contrast(dark.leaf ?? "", THEME.colors.dark.sunken)).toBeGreaterThan(4.5)
    expect(brandStyles(chosen)).toMatch(/^:root,\.daylight\{--leaf:#1d3f8f;.*prefers-color-scheme:dark/)
  })

  it.each([
    ["a bright action colour", { action: "#f2c14e" }, ["action"]],
    ["a bright promotion colour", { promotion: "#ff8a80" }, ["promotion"]],
    ["a dark page", { paper: "#202020" }, ["paper"]],
    ["a bright action colour on a dark page", { action: "#f2c14e", paper: "#202020" }, ["action", "paper"]],
    ["dark colours on a white page", { action: "#102040", promotion: "#7a1f5c", paper: "#ffffff" }, []],
  ])("are checked for contrast: %s", (_, change, faults) => {
    const found = contrastFaults({ ...colors, ...change })
    expect(found.map(({ color }) => color).sort()).toEqual(faults)
    for (const { ratio, needed } of found) expect(ratio).toBeLessThan(needed)
  })

  it("can come from merchant.json, which may contain some of them", () => {
    expect(brandOfFile(undefined)).toEqual(ORIGINAL_BRAND)
    expect(brandOfFile({ colors: { action: "#102040" } }).colors).toEqual({ ...colors, action: "#102040" })
    expect(brandOfFile({ colors: { action: "blue" } })).toEqual(ORIGINAL_BRAND)
  })
})

describe("An own theme of merchant.json", () => {
  const theme = {
    colors: { light: { ink: "#101010" }, dark: { paper: "#0a0a0a" } },
    fonts: { serif: "Georgia, serif" },
    type: { xl: ["1.5rem", "1.2"] },
    radius: { card: "0.25rem" },
  }
  const themed = brandOfFile({ theme })

  it("replaces tokens of each kind", () => {
    expect(brandStyles(themed.colors, themed.theme)).toBe(
      ":root{--font-serif:Georgia, serif;--text-xl:1.5rem;--text-xl--line-height:1.2;--radius-card:0.25rem;}" +
        ":root,.daylight{--ink:#101010;}@media screen and (prefers-color-scheme:dark){:root{--paper:#0a0a0a;}}",
    )
    expect(colorsOf(themed.colors, "light", themed.theme).ink).toBe("#101010")
  })

  it("has its own default colours, which a merchant's colours replace with their family", () => {
    const own = brandOfFile({ theme: { colors: { light: { leaf: "#1d3f8f", "leaf-deep": "#102a66" } } } })
    expect(own.colors.action).toBe("#1d3f8f")
    expect(tokensOf(own.colors, own.theme).light).toEqual({ leaf: "#1d3f8f", "leaf-deep": "#102a66" })
    const chosen = { ...own.colors, action: "#7a1f5c" }
    expect(tokensOf(chosen, own.theme).light["leaf-deep"]).not.toBe("#102a66")
    expect(contrastFaults(own.colors, own.theme)).toEqual([])
  })

  it.each<[string, unknown, string]>([
    ["an unknown token", { colors: { light: { lead: "#000000" } } }, "brand.theme.colors.light"],
    ["an unsafe value", { fonts: { serif: "x;}</style>" } }, "brand.theme.fonts.serif"],
    ["a colour without contrast", { colors: { light: { ink: "#dddddd" } } }, "light ink on paper"],
  ])("stops the start with %s", (_, own, message) => {
    expect(() => checkTheme({ theme: own }, "midi")).toThrow(message)
    expect(() => checkTheme({ theme }, "midi")).not.toThrow()
    expect(() => checkTheme(undefined, "main")).not.toThrow()
  })
})
