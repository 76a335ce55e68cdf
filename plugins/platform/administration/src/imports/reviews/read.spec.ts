import { readReviews } from "./read"

const read = (lines: readonly string[], requested = {}) =>
  readReviews(Buffer.from(lines.join("\n")), requested)
const draft = {
  ...{ title: "", author_name: "Ada P.", language: "fr", state: "published", refusal: null, reply: null },
  ...{ email: "ada@example.org", order_number: null },
}

describe("Files of reviews", () => {
  it("of Judge.me are read by the page address of their product", async () => {
    const { reviews } = await read([
      "title,body,rating,review_date,source,curated,reviewer_name,reviewer_email,product_id,product_handle,reply,picture_urls",
      `Très bon,"Frais, &amp; bien <b>emballé</b>",5,2024-05-01 10:00:00 UTC,email,ok,Ada P.,Ada@Example.org,7001,noix-de-cajou,Merci !,`,
    ])
    expect(reviews).toEqual([
      {
        ...{ line: 2, product: "noix-de-cajou", sku: "7001", wrong: [] },
        draft: {
          ...{ ...draft, title: "Très bon", text: "Frais, & bien emballé", stars: 5, reply: "Merci !" },
          written_at: "2024-05-01T10:00:00.000Z",
        },
      },
    ])
  })

  it("of WooCommerce are read, without those that the former shop did not show", async () => {
    const { reviews } = await read([
      "comment_ID,comment_post_ID,comment_author,comment_author_email,comment_date,comment_content,comment_approved,rating,verified,product_SKU",
      "1,77,Ada P.,ada@example.org,2024-05-01 10:00:00,Bon,1,4,1,N-250",
      "2,77,Bob,bob@example.org,2024-05-01 10:00:00,Moyen,0,2,0,N-250",
      "3,77,Spam,spam@example.org,2024-05-01 10:00:00,Buy pills,spam,5,0,N-250",
    ])
    expect(reviews.map(({ sku, draft: { text, state }, wrong }) => [sku, text, state, wrong])).toEqual([
      ["77", "Bon", "published", []],
      ["77", "Moyen", "waiting", []],
      ["77", "Buy pills", "waiting", [{ code: "review_hidden", about: null }]],
    ])
  })

  it("of Yotpo have the shop's answer in the comment", async () => {
    const { reviews } = await read([
      "product_id,product_title,product_url,review_title,review_content,review_score,date,display_name,email,comment_content",
      "N-250,Noix,https://old.example/products/noix,Bon,Très bon,5,2024-05-01,Ada P.,ada@example.org,Merci",
    ])
    expect(reviews[0]).toMatchObject({
      ...{ product: "https://old.example/products/noix", sku: "N-250", wrong: [] },
      draft: { ...draft, title: "Bon", text: "Très bon", stars: 5, reply: "Merci" },
    })
  })

  it("are checked with the rules of the review form", async () => {
    const { reviews } = await read([
      "product,stars,text,title,author,email,written_at,state,refusal,language",
      `noix,6,,${"x".repeat(81)},${"y".repeat(41)},nobody,tomorrow,maybe,,xx`,
      "noix,4.5,Bon,,Ada,,2024-05-01,refused,,nl",
      "noix,5,Bon,,,,2024-05-01,refused,off_topic,nl_BE",
    ])
    const about = reviews.map(({ wrong }) => wrong.map((each) => each.about ?? each.code).sort())
    expect(about[0]).toEqual(
      ["author", "email_invalid", "language", "stars", "state", "text", "title", "written_at"].sort(),
    )
    expect(about[1]).toEqual(["refusal", "stars"])
    expect(about[2]).toEqual([])
    expect(reviews[2]?.draft).toMatchObject({
      state: "refused",
      refusal: "off_topic",
      author_name: null,
      language: "nl",
    })
  })

  it("without columns for product, stars and text are not read, and the administrator is asked for them", async () => {
    expect((await read(["Sterne,Text", "5,Gut"])).reading.questions).toEqual([
      { code: "columns", samples: [] },
    ])
  })
})
