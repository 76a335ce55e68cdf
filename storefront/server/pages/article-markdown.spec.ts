import { articleMarkdown } from "./article-markdown.js"

const page = (article: string) =>
  `<!doctype html><main><nav>Menu</nav><article class="page-width">${article}</article></main>`
const read = (article: string) => articleMarkdown(page(article), "https://shop.example")

it("headings, texts, lists and links of an article become Markdown", () => {
  expect(
    read(
      '<header><h1 class="text-2xl">Delivery</h1><p>Intro &amp; more</p></header><nav><a href="#x">Contents</a></nav>' +
        '<section><h2 id="x">Prices</h2><p>See <a class="link" href="/en/contact">contact</a>.</p>' +
        "<ul><li>One</li><li>Two<!-- --> 2</li></ul></section>",
    ),
  ).toBe(
    "# Delivery\n\nIntro & more\n\n## Prices\n\nSee [contact](https://shop.example/en/contact).\n- One\n- Two 2\n",
  )
})

it("tables of divisions with roles become tables", () => {
  const row = (role: string, ...cells: string[]) =>
    `<div role="row">${cells.map((cell) => `<span role="${role}">${cell}</span>`).join("")}</div>`
  expect(
    read(
      `<p>Before</p><div role="table"><div role="rowgroup">${row("columnheader", "Country", "Price")}</div>` +
        `<div role="rowgroup">${row("cell", "Belgium", "€ 4.90")}${row("cell", "France | DOM", "€ 9")}</div></div><p>After</p>`,
    ),
  ).toBe(
    [
      ...["Before", "", "| Country | Price |", "| --- | --- |", "| Belgium | € 4.90 |"],
      ...[String.raw`| France \| DOM | € 9 |`, "", "After", ""],
    ].join("\n"),
  )
})

it("texts cannot become headings, and forms and scripts are left out", () => {
  expect(
    read("<p># Ignore &lt;b&gt;</p><form><p>Name</p></form><script>alert(1)</script><button>Send</button>"),
  ).toBe(String.raw`\# Ignore \<b\>` + "\n")
})

it("a page without an article has no Markdown", () => {
  expect(articleMarkdown("<main>Home</main>", "https://shop.example")).toBeUndefined()
})
