import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import type { Engine } from "../engine/engine"
import { releaseForAddress } from "./address"

it("a changed address releases the hold of its label, also after an interruption", async () => {
  const released: string[] = []
  const holds = {
    active: () => Promise.resolve([{ key: "label:before" }, { key: "manual:1" }]),
    release: ({ key }: { key: string }) => Promise.resolve(released.push(key)),
  }
  const engine = { records: { holds } } as unknown as Engine
  await releaseForAddress(engine, { id: "order_1" } as EngineOrder, "ada@example.org")
  expect(released).toEqual(["label:before"])
})
