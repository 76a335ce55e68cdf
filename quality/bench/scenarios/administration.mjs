import { everyone } from "./visitors.mjs"

/** A page of what an administrator works through. @type {import("./index.mjs").Scenario} */
export const administration = {
  name: "administration",
  pairs: async ({ edge, engine, admin }) =>
    ["orders", "products"].map((list) => ({
      name: `An administrator's list of ${list}`,
      stock: {
        name: `GET /admin/${list}?limit=20`,
        url: engine,
        turns: everyone({ path: `/admin/${list}?limit=20`, headers: admin }),
      },
      ours: {
        name: `GET /api/admin/${list}?limit=20, through the edge`,
        url: edge,
        turns: everyone({ path: `/api/admin/${list}?limit=20`, headers: admin }),
      },
    })),
}
