import { createServer, type IncomingHttpHeaders, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { buffer } from "node:stream/consumers"
import { NamedObjectsProvider } from "./service"

interface Kept {
  bytes: Buffer
  headers: IncomingHttpHeaders
}

class Bucket {
  readonly objects = new Map<string, Kept>()
  private server: Server | undefined

  async start(): Promise<string> {
    const server = createServer((request, response) => {
      void buffer(request).then((bytes) => {
        this.objects.set(request.url?.split("?")[0] ?? "", { bytes, headers: request.headers })
        response.writeHead(200, { ETag: '"1"' }).end()
      })
    })
    this.server = server
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  stop() {
    this.server?.closeAllConnections()
    this.server?.close()
  }
}

describe("Files in an S3 bucket", () => {
  let bucket: Bucket
  let endpoint: string
  beforeEach(async () => {
    bucket = new Bucket()
    endpoint = await bucket.start()
  })
  afterEach(() => bucket.stop())

  const store = (acl?: false) =>
    new NamedObjectsProvider(
      { logger: console as never },
      {
        file_url: "https://pictures.example",
        access_key_id: "key",
        secret_access_key: "secret",
        region: "eu-west-1",
        bucket: "shop",
        endpoint,
        acl,
        additional_client_config: { forcePathStyle: true },
      },
    )
  const picture = (suffix: string) => ({
    filename: `pictures/pic_1${suffix}`,
    mimeType: "image/webp",
    content: Buffer.from("drawn").toString("base64"),
    access: "public" as const,
  })

  it("keep the names of pictures, so that each size is found from the largest", async () => {
    for (const suffix of ["-960.webp", "-320.webp"]) {
      const { key, url } = await store().upload(picture(suffix))
      expect([key, url]).toEqual([
        `pictures/pic_1${suffix}`,
        `https://pictures.example/pictures/pic_1${suffix}`,
      ])
      const object = bucket.objects.get(`/shop/pictures/pic_1${suffix}`)
      expect(object?.bytes.toString()).toContain("drawn")
      expect(object?.headers).toMatchObject({
        "content-type": "image/webp",
        "cache-control": "public, max-age=31536000",
        "x-amz-acl": "public-read",
      })
    }
  })

  it("can be read for an hour by a signed link if they are exports", async () => {
    const { key } = await store().upload({
      ...{ filename: "1790000000000-order-exports.csv", mimeType: "text/csv", content: "x" },
      access: "private",
    })
    const url = new URL(await store().getPresignedDownloadUrl({ fileKey: key, filename: key }))
    expect(url.pathname).toBe(`/shop/${key}`)
    expect(url.searchParams.get("X-Amz-Expires")).toBe("3600")
    expect(bucket.objects.get(url.pathname)?.headers["x-amz-acl"]).toBe("private")
  })

  it("have no ACL header in a bucket that rejects it", async () => {
    await store(false).upload(picture("-960.webp"))
    expect(bucket.objects.get("/shop/pictures/pic_1-960.webp")?.headers["x-amz-acl"]).toBeUndefined()
  })

  it.each(["noix.webp", "pictures/../noix.webp", "pictures/a/b.webp", "pictures/pic_1.svg"])(
    "get a generated name if the sent one is not a picture's: %s",
    async (filename) => {
      const first = await store().upload({ ...picture(""), filename })
      const second = await store().upload({ ...picture(""), filename })
      expect(first.key).not.toBe(second.key)
      expect(first.key).not.toBe(filename)
    },
  )
})
