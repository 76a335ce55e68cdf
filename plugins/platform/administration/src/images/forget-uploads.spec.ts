import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { UPLOAD_MODULE } from "../modules/upload"
import { forgetUploads, noteUpload, overdueUploads } from "./forget-uploads"

const picture = (name: string) => ({
  id: `pictures/${name}-960.webp`,
  url: `/static/pictures/${name}-960.webp`,
})

function shopShowing(shown: string[]) {
  const uploads = new Map<string, { id: string; url: string }>()
  const deleted: string[] = []
  const services: Record<string, unknown> = {
    [UPLOAD_MODULE]: {
      table: {
        note: (upload: { id: string; url: string }) => Promise.resolve(uploads.set(upload.id, upload)),
        before: (_days: number, limit: number) => Promise.resolve([...uploads.values()].slice(0, limit)),
        forget: (ids: string[]) => Promise.resolve(ids.map((id) => uploads.delete(id))),
      },
    },
    [ContainerRegistrationKeys.PG_CONNECTION]: {
      // The query for products passes the URLs as `urls`. The query for categories passes an array.
      raw: (_sql: string, bindings: { urls: string[] } | unknown[]) => {
        const urls = Array.isArray(bindings) ? [] : bindings.urls
        return Promise.resolve({ rows: urls.filter((url) => shown.includes(url)).map((url) => ({ url })) })
      },
    },
    [Modules.FILE]: { deleteFiles: (files: string[]) => Promise.resolve(void deleted.push(...files)) },
  }
  const container = { resolve: (name: string) => services[name] } as unknown as MedusaContainer
  return { container, uploads, deleted }
}

it("an unused upload is deleted in all sizes and checked once", async () => {
  const [shown, lost] = [picture("pic_shown"), picture("pic_lost")]
  const { container, uploads, deleted } = shopShowing([shown.url])
  for (const upload of [shown, lost, { id: "1-products.csv", url: "/static/1-products.csv" }])
    await noteUpload(container, upload)
  expect(await overdueUploads(container, 2)).toBe(3)
  expect(await forgetUploads(container)).toBe(3)
  expect(deleted).toEqual([
    ...[320, 640, 960].flatMap((width) =>
      [`-${width}.webp`, `-${width}.avif`].map((size) => `pictures/pic_lost${size}`),
    ),
    "1-products.csv",
  ])
  expect([uploads.size, await forgetUploads(container)]).toEqual([0, 0])
})
